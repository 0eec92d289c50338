import type { Point } from './point-phrases.ts'

/** Points that look closely, or say what the student makes of it. */
export const THOUGHT_POINTS = {
  detail: {
    sentence: [
      'What I (see|notice|picture) first when I think of it is [(a color, a tool or a face|one thing you could touch|something small)(|, (and where exactly it is|and what it is made of|as you would draw it))], and (right behind it|then|after that) comes [(a sound, a smell or a number|something a visitor would miss|a word somebody used)(|, (and why it stayed with you|in a few exact words))].',
      '(Up close|On a second look), there is [(something most people walk past|something one only sees on a second look|a small thing that does not fit)(|, (with its size or its color|and how you came to see it|in a few exact words))], and from it one can tell [(what it says about the rest|who was there or what was done|what it is good for)(|, (as far as you know|in one sentence))].',
    ],
    gap: [
      '[Give one detail (of <thing>|that has to do with <yours>), one that (nobody could guess|only you know|one has to see): (a smell, a sound, a price or a number|something you could hold in your hand), and (why it matters|why you remember it).]',
      '[Put in two things that belong to <it> and that one could (see|hear|touch), (so exact that a stranger could draw them|each in a few words|without saying what you felt), and (what they are for|where they stand|who left them there).]',
    ],
  },
  place: {
    sentence: [
      'The place is [(where it is, and how one gets there|its name and the street it is on|which room it is, and in which house), (as you would say it on the phone|and since when you have known it)], and (there|inside) one finds [(who is there and what they do|what is on the floor or the table|what is loud and what is quiet there), (with one exact detail|in a few words)].',
      '(To get there|On my way there), I [(the way you take|the last few steps)(|, (from where to where|past what|up which stairs or street))], and what I see when I come in is [(what is on the walls, the floor or the table|who is usually there and what they do)(|, (from the door inward|in the order you notice it|at the hour you know best))].',
    ],
    gap: [
      '[Where (does it all happen|was that, or where is it)? (Lead somebody there|Describe it from the door inward): (what one sees first|what it sounds like), (who is there|what is missing), and (what has not changed in years|which spot is yours).]',
      '[Describe the place you think of first at (one exact hour|the hour you know best): (the light|the noise), (what people do|what lies around), and (what a visitor would ask about|what only you would notice).]',
    ],
  },
  ordinary: {
    sentence: [
      'I (get up|begin) at [(the hour, and what you do first|the hour, and who is awake then), (on most days|in a usual week|and what you carry with you)], and (the last thing I do|what I do last) is [(what ends your day|what you put away or finish), (and when that is|and who is still there|and what has to wait until tomorrow)].',
      '(On an ordinary day|On most days|In a usual week), I [(what you do first|when you get up and what comes next)(|, (from what time to what time|and where|and with whom))], and (by the evening|before I go to bed|by then) I have [(what you have done|what you have carried, cooked, read or fixed)(|, (and how long it took|and what had to wait for it|and who needed it))].',
    ],
    gap: [
      '[What does an ordinary day (with <thing>|of yours) look like? (From morning to night|Three times of day), (with the hours|with one thing that often goes wrong), and (what you put off for it|whom you see).]',
      '[Tell a usual week of yours(, as far as <it> goes|): (which days|how many hours), (what you do first and last|what you always carry), and (what you like least about it|what nobody sees of it).]',
    ],
  },
  others: {
    sentence: [
      'Somebody who was there would say [(what they would tell about you in this|their version of it|the part they like to tell)(|, (in their words if you can|and what they would laugh about|and who it is))], and (I would add|what they do not know is|I would tell them) [(the part that only you know|where you see it another way|what you did not say then)(|, (in one sentence|and why you kept it to yourself))].',
    ],
    gap: [
      '[What did (others|somebody else) say about <yours>? (Quote one sentence|Their words, not yours), (with who said it|and who it was), and (whether they were right|what you said to that).]',
      '[Ask one person who knows about <it> what they remember, and put (their sentence|it) here (in quotes|word for word), with (their name or role|when they said it).]',
    ],
  },
  contrast: {
    sentence: [
      '(At first|In the beginning), it was [(what it was like|what it looked like to you|how long it took or how often it failed), (with one example|as others saw it|in a few exact words)], and (by now|today) it is [(what is different|what one would see today)(|, (with a number or a date|and what has stayed the same|and since when))].',
      '(Before|Before that|Earlier), I [(what you did, believed or avoided then|how a usual week looked then)(|, (with one example|as others saw it|and why))], and now I [(what you do instead|what is different in a usual week)(|, (and since when|and who noticed it first|and what has stayed the same))].',
    ],
    gap: [
      '[Set two days side by side, an early one and a late one, when you think of <yours>: (what you did|what you said), (what somebody else would have seen|where you were), and what is (different|the same).]',
      '[What was <it> like at first, and what is it like now? (One example for each|A sentence each), (with a number or a date|with something one could see).]',
    ],
  },
  reason: {
    sentence: [
      'I (care about it|keep at it) because [(what you saw or heard that made it matter|whom it helps, and how|what it gave you when you needed it)(|, (with one example|in one plain sentence|and when you noticed))], and what I would (miss most|never give up|miss first) is [(one part of it|a person, a place or an hour of it), (in a few exact words|and why that|and who else would miss it)].',
      '(It|This) matters to me because [(the reason you would give a friend|the reason you would give a younger child)(|, (in one plain sentence|without the words important or special|with one example))], and if it were gone, [(who would miss it|what you or others would have to do without|what you would notice first)(|, (as exactly as you can|in one sentence|and how soon))].',
    ],
    gap: [
      '[Why does (<thing>|this|any of this) matter to you? (Say it as you would to a friend|One plain reason), (with a time when you noticed it|with an example), and (who else would agree|what would be missing without it).]',
      '[How did you feel (then|about <it>), and how could somebody have seen that? (Say what you did with your hands, your voice or your time|Not the feeling’s name but what you did).]',
    ],
  },
  lesson: {
    sentence: [
      'Since then, I [(one thing you now do, check or ask first|a rule you made for yourself|something you know how to do now)(|, (in a few plain words|and how often|as others can see it))], and the last time I did was [(when and where you used it|the day and what it was about)(|, (and how it turned out|and who was there))].',
    ],
    gap: [
      '[What do you know (now|today) that you did not know before(| when you think of <yours>)? (One thing you can use|No proverb), and (the last time you used it|where you used it|who would notice).]',
      '[What did (it|all this|<it>) teach you to do? (Name a habit, not a virtue|Something small and practical), (with one example from this year|and when you last did it).]',
    ],
  },
  change: {
    sentence: [
      'What I do differently now is [(one habit that is new|one thing you gave up|how you begin or end something)(|, (and since when|and who noticed|as one could see it on a usual day))], and what brought it about was [(the one thing that made you change|a sentence, a person or a day)(|, (in a few exact words|and how long it took))].',
    ],
    gap: [
      '[What changed because of (<thing>|all this|this), (for you|for somebody else), and (how can one tell|since when)? (One thing somebody else could see|A small change is enough).]',
      '[Say what you (think|do|see) (differently|in another way) (since then|when it comes to <yours>): (an opinion you gave up|a habit), (what it was before|who noticed), and (what has stayed the same|what it led to).]',
    ],
  },
  doubt: {
    sentence: [
      'What I still do not know is [(something you have not settled|what you keep asking yourself|the part you are unsure of)(|, (in one honest sentence|and why it is hard to settle|and since when))], and to find out I would [(whom you could ask|what you could try or read)(|, (and by when|and what you expect to hear|and what speaks against it))].',
    ],
    gap: [
      '[What are you unsure of about <yours>? (Say it plainly|One sentence), and (whom you could ask|what would help you decide|what you guess for now).]',
      '[Name one thing about <it> that you (have not settled|keep putting off|would like to find out), and (why it is hard|what speaks for either side|who knows more about it than you).]',
    ],
  },
  objection: {
    sentence: [
      'Somebody could say against it that [(what a fair person might hold against your view|the best reason to think otherwise)(|, (in their own words|as they would put it))], and they would be right about [(the part you would grant them|what is true in it)(|, (and what you would still not give up|and what you would show them))].',
    ],
    gap: [
      '[Who would disagree with you about <yours>, and (with what reason|why)? (Put it fairly|One sentence), then say (what you would reply|how far they are right).]',
      '[Say what speaks against your view of <it>: (the strongest reason|the cost of it), (who would name it|whom it would touch), and (what you would show them|what you would grant).]',
    ],
  },
} satisfies Record<string, Point>
