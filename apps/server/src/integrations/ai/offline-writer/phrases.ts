/**
 * Everything that the writer says of its own, by what it is for. `(a|b)` is a choice, `<question>`
 * what is asked, in quotes, and any other name in pointed brackets something of the student's; a
 * phrase whose slot is empty is not said. What only the student knows stands in square brackets.
 *
 * Of a point of an outline, `begun` is the beginning of the student's own sentence, and `asked` a
 * passage that asks for more.
 */
export const PHRASES = {
  opening: [
    '[Start with one scene that has to do with <question>: (where you were|the place), (who was there|what you were doing), and the first thing that happened. (Two or three sentences|Three sentences).]',
    '[Start in the middle of something that happened, a moment that has to do with <question>: (where you stood|who spoke|what you heard), and (what you saw|what came next).]',
    '[Open with a (moment|minute|day) you remember exactly when you think of <question>: (the time and the place|who was with you), (what was said|what you did), without (explaining it|saying what it means) yet.]',
    '[Begin with one thing that happened: (where and when it was|the day and the place), who was there, and what it has to do with <question>. (Three sentences at most|Two or three sentences).]',
  ],
  direct: [
    '[Say (in one sentence|in a sentence or two|straight away) what you would tell (a friend|a stranger|a new neighbor) who asks about <question>, (with a name or a number|before you explain it|and why).]',
    '[What comes first when you think of <question>? (One plain sentence|Say it directly), (with a name, a place or a number|as you would say it aloud).]',
    '[When you think of <question>, what comes up before anything else? (One person, place or thing|One thing that happened|One name or number), (in one sentence|in a few exact words), and (why that|how you know|since when).]',
  ],
  link: [
    '[Say in one plain sentence what this has to do with <question>, (before you go on|as you would explain it to a friend|so that nobody has to guess).]',
    '[Add (how|in one sentence how) this leads to <question>: (the link|what connects the two), in (plain|your own) words.]',
  ],
  'short.reason': [
    '(I say so|I am sure of it|That is so) because [(the plain reason|what happened, and when|who told you, or where you saw it), when it comes to <question>(|, in one sentence|, with one example)].',
    '(My reason|The reason) is [(the one you would give a friend|what made up your mind|what you saw or were told), when it comes to <question>(|, with one example|, in one sentence)].',
  ],
  'short.example': [
    'One example is [(a day, a place or a person|something that happened last year|one thing that anybody could see) that has to do with <question>, (and what came of it|with a number or a date|in one exact sentence)].',
    '(What belongs to it|What comes with it) is [(a number, a price or a date|a name and a place) that belongs to <question>, (as exactly as you can|and since when)].',
  ],
  'short.next': [
    'Next, I (will|want to) [(what you will do when it comes to <question>|the step that follows from <question>), (by when and with whom|and what it depends on|and where)].',
    'What could still change is [(what is not settled|what you are waiting for) when it comes to <question>, (and when you will know|and who decides it|and what you will do then)].',
  ],
  small: [
    '[Add one exact detail for <question>: (a name|a number|a place|a date).]',
    '[Say why this (matters|counts) to you, in (one plain sentence|a few plain words).]',
    '[Add (when and where that was|who was there with you), in (a few|five or six) words.]',
  ],
  ask: [
    '[Take up <ask> as well: (one or two sentences|two sentences at most|in a sentence or two), (with one example|with a name, a number or a date|as exactly as you remember it|and how you know).]',
    '[Say something to <ask> (in your own words|as you would say it aloud), (with one fact and one reason|with one thing that happened|so that a stranger understands).]',
  ],
  'keywords.one': [
    '[Say what “<keywords>” has to do with <question>, (with one example|with a day on which it mattered|as you would explain it to a friend), (in one or two sentences|in two sentences at most).]',
    '[Tell of (a moment|a day) when “<keywords>” (came up|mattered|was at stake): what you did, and what that has to do with <question>, (in two or three sentences|as exactly as you remember it).]',
  ],
  'keywords.several': [
    '[Put your own words to use: <keywords>. Say what each has to do with <question>, (with one example each|a sentence for each).]',
    '[Tell of (a moment|a day) that has (room for|something of) all of this: <keywords>. (Two or three sentences|What happened, not what it means), (and a link to|and how it leads to) <question>.]',
  ],
  'keywords.each': [
    '[Give one example of “<keyword>” from your own life: (a day, a place, and what you did|what happened, and who was there|when it was, and what came of it).]',
  ],
  unfinished: [
    '[finish this sentence: (say what happened then, or what you did|what happened, or what they did|who did what, in a few words)]',
  ],
  otherScript: [
    '[(Say|Write) this in English as well, (or leave it|unless your own language is welcome there|and keep these words if you like).]',
  ],
  earlier: [
    '[You once (wrote|said) “<earlier>” (If|In case) that belongs to <question>, (tell more about it here|say here how); if not, (leave it out|delete this).]',
  ],
  closing: [
    '[Last sentence: (what you will do|the next thing you will do) because of all this, (with a day or a month|and for whom|in a few plain words), and no (summing up|moral).]',
    '[End with (one picture|something one can see|a single line) that has to do with <question>: (what is there today|who is still there|what you see when you go back|what somebody said last), (without a moral|and stop there).]',
    '[Close with one sentence that (goes back to the beginning|comes back to the first scene): (what is the same and what is different|what you would do there today|what you know now).]',
    '[For the end, one (plain|short) sentence: what all this (leads to|makes you want to do), (by when|with whom|and where), (said without big words|as you would say it to a friend).]',
  ],
  name: [
    '[Tell more about <name>: (a detail|something) that (only you could know|a stranger would not guess), (in one or two sentences|and when you noticed it).]',
    '[For (anyone who does not know|somebody who has never heard of) <name>: (say who or what that is|how you came to know of it), (and how you met|and one thing to picture|and why it matters here).]',
  ],
  tiny: [
    '[Your own words.]',
    '[A few words of your own.]',
    '[Say in a few words what comes first.]',
  ],
  'fact.who': [
    'I am <level> (at <school> in <place>|at <school>|in <place>|), and I <study>(|, because I want to work in <goal>).',
    'I am <level> (at <school>|in <place>|), I <study>, and (one day |afterward |)I (want|hope) to work in <goal>.',
    'I <study>, and I (hope|want|would like) to work in <goal>(| one day| afterward).',
    'I <study>, (aiming for|and my aim is) <degree>.',
  ],
  'fact.leadsTo': [
    'I <study>, and (the link between the two|what I bring along for it) is [(say in one plain sentence what|the one thing that) all this has taught you for it, or leave this sentence out].',
    'I (want|hope|would like) to work in <goal>, and [(say in one sentence what you take with you|say what prepares you for it) from all this, (with one example|with a class, a job or a day)].',
    '(Outside class, I have|My time outside class goes to) <activities>, and there I [(say what you do there that has to do with|one thing you did there that belongs to) <question>, (with how often|in one sentence|and since when)].',
    'I belong to <membership>, where [(say what you do there that has to do with|what happened there that belongs to) <question>, (in one sentence|and since when)].',
    'I work (for|at) <employer>, where [(say what your work has to do with|what you learned that has to do with) <question>, (in one sentence|with one example)].',
  ],
  'fact.goal': [
    'I (want|hope|plan) to work in <goal>, and I <study> (to get there|for that reason|for it).',
    'I <study>, and (from there|after that) I (want|hope|would like) to (go into|work in) <goal>.',
    '(Next|After <school>), I (want|hope) to go on toward (work|a job|my own work) in <goal>(|, and so I <study>).',
  ],
  'scene.begun': [
    'I was [(where you were|in which room, street or building you were), (what day or season it was|at what time of day) and (who was with you|who else was there)], and the first thing I (noticed|saw|heard) was [(what caught your eye or ear|what somebody did or said|one thing you could point at)(|, (in one exact sentence|before you knew what it meant|as exactly as you can))].',
    'It was [(the day, the month or the season|the hour and the kind of day), and (the street or the building|the room and who was in it|what the weather was like)], and (what I had in my hands|what everybody looked at|the first thing I heard) was [(what it was|the thing itself), (in a few exact words|with its color or its sound|and what you did with it)].',
  ],
  'scene.asked': [
    '[Show one moment that has to do with <question>: (where you stood|the place), (who spoke first|who was there), and (what you could see and hear|what happened in the first minute). (Two or three|Three) sentences.]',
    '[Tell (one|a single) (moment|minute|hour) of this (slowly|as if it were a film|in the order it happened): (what you saw|what you heard|what was in your hands), (what you said|what somebody said to you) and (how it ended|what you did then|what nobody else noticed).]',
  ],
  'action.begun': [
    'The first thing I did was [(the first step|what you did on the first day|how you began)(|, (with what you had at hand|and whom you told about it|and how long it took|and what you needed for it))], and after that I [(what you did next|the second step|what came then)(|, (and what you had to do twice|and who joined in|until when|and how often))].',
    'My own part was [(what you did with your own hands|the one thing that was yours to do|the work nobody else did)(|, (apart from what others did|with a strong verb|and on how many days))], and (I did it|I kept at it) [(how often and how long|from when to when)(|, (and where|and on which days|and who was there to see it))].',
  ],
  'action.asked': [
    '[List what you did, as far as it has to do with <question>: (first, next and last|the start, the middle and the end). (One line each, with verbs|Short sentences, no adjectives|Leave out what others did).]',
    '[What did you do (first|next|on the second day|when nobody had told you what to do)? (Say it step by step|Give each step a sentence), (with a date or a number|with names|so that somebody could do it after you).]',
  ],
  'person.begun': [
    'The person I think of is [(a first name or a role|who it is), (and how you know them|and how the two of you met|and one habit of theirs)], and what (I remember|stays with me) is how they [(what they did|one thing they did with their hands|what they did when nobody had asked), (and when that was|and what you did then|as you saw it yourself)].',
    'Next to me was [(somebody who was part of it|a person who was there), (by first name or role|and how you know each other)(|, (and what they did|and what they knew that you did not))]; without that person, I [(what you would not have done|what would have gone another way)(|, (in one plain sentence|as far as you can tell|and how you know))].',
  ],
  'person.asked': [
    '[Bring in one person who has to do with <question>: (who it was|a first name or a role), one thing they (said|did), and (how you answered|what you did because of it|how you remember it so well).]',
    '[Who else was part of this? (Give them|Let them have) (a line of their own|a sentence): (what they did|what they said), (as you saw or heard it|without praise|as exactly as you can)(|, and what it changed for you).]',
  ],
  'difficulty.begun': [
    'The hardest part was [(what got in your way|what went wrong|the point where you nearly stopped)(|, (in one plain sentence|without complaint|as you would tell a friend|and when it happened))], and what I did about it (first |)was [(what you tried|the first thing you tried)(|, (and whether it worked|and what came of it|and who helped|and how long it took))].',
    'It did not go the way I (wanted|had planned|expected) when [(what happened|what broke, failed or was missing|who said no)(|, (on which day|and where you were|and how you found out))], so I [(what you did instead|what you did then|how you went on)(|, (and what it cost you in time or sleep|and whom you asked|and what you gave up for it))].',
  ],
  'difficulty.asked': [
    '[What went wrong (in all this|along the way), (and when did you notice|and who noticed first)? (Two sentences|One sentence for what happened, one for what you did about it).]',
    '[Name the hardest (day|hour|part) of (it|all this|this): (what was in your way|what was missing), (what it cost you|who else it touched|how long it lasted), and what you did the (next day|same evening|next time).]',
  ],
  'choice.begun': [
    'I had to choose between [(two things you could have done|the easy way and the other one|staying with it and letting it go)(|, (each in a few words|as they looked to you then|and who wanted which))], and I decided [(what you chose|which one it was)(|, (and the reason you had then|and what you gave up for it|and how long you took|and whom you told first))].',
  ],
  'choice.asked': [
    '[Which decision that has to do with <question> was yours alone? (Say what you chose|Give the two ways you could have gone), why, and (what you gave up|who disagreed|what you knew at the time).]',
    '[Tell when you had to make up your mind about this: (what you could have done instead|what spoke against it), (who advised you|what you feared), and (what you did|what settled it).]',
  ],
  'help.begun': [
    'I had help from [(a person or a place you can name|who it was, by name or role)(|, (and how you know them|and how you came to ask them|and whether you had asked))], who [(what exactly they did|what they lent, said or showed you)(|, (and on which day|and how long it took|and what you said to them afterward))].',
  ],
  'help.asked': [
    '[Who helped you (with all this|along the way), and (with what exactly|how)? (Say what they did|One sentence), and (what you did for them, if anything|how you thanked them|what you could do alone afterward).]',
    '[Name the help you had in this: (a person|somebody), (what they gave or showed you|one thing they did), and (how you asked for it|what you would do for them).]',
  ],
  'result.begun': [
    'In the end, [(what was different|what had changed|what was there that had not been there)(|, (and for how many people|and who noticed it|with one number if you have it))], and I could tell because [(what anybody could have seen or counted|what somebody said or did|the sign you had)(|, (in one sentence|on which day|and what had not changed))].',
    'What came of it was [(one result that somebody else could confirm|a change that can be counted or seen|one thing that lasted)(|, (even if it is small|with a number you are sure of|and since when))]; (before|until then), it had been [(the number or the state of things before|how it was until then)(|, (so that the two can be compared|as exactly as you know it))].',
  ],
  'result.asked': [
    '[Give two numbers that have to do with <question>: (before and after|when you began and now). (People, hours, dollars or pounds|Whatever you can count), and (how you know them|over what time).]',
    '[How did (it|all this|this) end? (Say what somebody could see or count|One fact, not a feeling), (even if it was small|and who would confirm it), and (what stayed the same|what you had hoped for).]',
  ],
  'mistake.begun': [
    'What I got wrong was [(something you misjudged|something you tried that failed|what you should have asked about)(|, (and when you noticed|and who told you so|in one plain sentence))], and (the next time|the next day|after that) I [(what you did to put it right|what you changed)(|, (and whether it helped|and what you still watch for|in a few exact words))].',
  ],
  'mistake.asked': [
    '[What would you do (differently|in another way) (next time|today) when it comes to <question>? (One thing|Something small is enough), (and what made you see it|and why you did not do it then).]',
    '[Name one thing (about this|in all this) that did not work: (what you tried|what you had expected), (what happened|how you found out), and (what you changed because of it|how you put it right).]',
  ],
  'start.begun': [
    'It began [(in which year or grade, and where|on which day, and with whom)(|, (as exactly as you remember it|and how old you were))], when I [(what you saw, heard or read|what you were doing|whom you met)(|, (and what you thought of it then|before you knew where it would lead|and what you did next))].',
    'Before that, I [(what you did or believed until then|what you knew of it until then)(|, (in one honest sentence|and where you had it from))], and then [(the thing that made you look twice|what happened to change that|who showed you something)(|, (with the day or the place|in two short sentences at most))].',
  ],
  'start.asked': [
    '[When did (all this|any of this) first come into your life? (Say how old you were|Give the year and the place), (who brought it up|what was going on), and what you (thought|expected|wanted) then.]',
    '[Go back to the first (day|hour|time) you remember of this: (where you were|who was with you), (what you did not know yet|what you expected), and (what happened|what you took home from it).]',
  ],
  'detail.begun': [
    'What I (see|notice|picture) first when I think of it is [(a color, a tool or a face|one thing you could touch|something small)(|, (and where exactly it is|and what it is made of|as you would draw it))], and (right behind it|then|after that) comes [(a sound, a smell or a number|something a visitor would miss|a word somebody used)(|, (and why it stayed with you|in a few exact words))].',
    '(Up close|On a second look), there is [(something most people walk past|something one only sees on a second look|a small thing that does not fit)(|, (with its size or its color|and how you came to see it|in a few exact words))], and from it one can tell [(what it says about the rest|who was there or what was done|what it is good for)(|, (as far as you know|in one sentence))].',
  ],
  'detail.asked': [
    '[Give one detail that has to do with <question>, one that (nobody could guess|only you know|one has to see): (a smell, a sound, a price or a number|something you could hold in your hand), and (why it matters|why you remember it).]',
    '[Put in two things that belong to this and that one could (see|hear|touch), (so exact that a stranger could draw them|each in a few words|without saying what you felt), and (what they are for|where they stand|who left them there).]',
  ],
  'place.begun': [
    'The place is [(where it is, and how one gets there|its name and the street it is on|which room it is, and in which house), (as you would say it on the phone|and since when you have known it)], and (there|inside) one finds [(who is there and what they do|what is on the floor or the table|what is loud and what is quiet there), (with one exact detail|in a few words)].',
    '(To get there|On my way there), I [(the way you take|the last few steps)(|, (from where to where|past what|up which stairs or street))], and what I see when I come in is [(what is on the walls, the floor or the table|who is usually there and what they do)(|, (from the door inward|in the order you notice it|at the hour you know best))].',
  ],
  'place.asked': [
    '[Where (does it all happen|was that, or where is it)? (Lead somebody there|Describe it from the door inward): (what one sees first|what it sounds like), (who is there|what is missing), and (what has not changed in years|which spot is yours).]',
    '[Describe the place you think of first at (one exact hour|the hour you know best): (the light|the noise), (what people do|what lies around), and (what a visitor would ask about|what only you would notice).]',
  ],
  'ordinary.begun': [
    'I (get up|begin) at [(the hour, and what you do first|the hour, and who is awake then), (on most days|in a usual week|and what you carry with you)], and (the last thing I do|what I do last) is [(what ends your day|what you put away or finish), (and when that is|and who is still there|and what has to wait until tomorrow)].',
    '(On an ordinary day|On most days|In a usual week), I [(what you do first|when you get up and what comes next)(|, (from what time to what time|and where|and with whom))], and (by the evening|before I go to bed|by then) I have [(what you have done|what you have carried, cooked, read or fixed)(|, (and how long it took|and what had to wait for it|and who needed it))].',
  ],
  'ordinary.asked': [
    '[What does an ordinary day of yours look like? (From morning to night|Three times of day), (with the hours|with one thing that often goes wrong), and (what you put off for it|whom you see).]',
    '[Tell a usual week of yours(, as far as this goes|): (which days|how many hours), (what you do first and last|what you always carry), and (what you like least about it|what nobody sees of it).]',
  ],
  'others.begun': [
    'Somebody who was there would say [(what they would tell about you in this|their version of it|the part they like to tell)(|, (in their words if you can|and what they would laugh about|and who it is))], and (I would add|what they do not know is|I would tell them) [(the part that only you know|where you see it another way|what you did not say then)(|, (in one sentence|and why you kept it to yourself))].',
  ],
  'others.asked': [
    '[What did (others|somebody else) say when it came to <question>? (Quote one sentence|Their words, not yours), (with who said it|and who it was), and (whether they were right|what you said to that).]',
    '[Ask one person who knows about this what they remember, and put (their sentence|it) here (in quotes|word for word), with (their name or role|when they said it).]',
  ],
  'contrast.begun': [
    '(At first|In the beginning), it was [(what it was like|what it looked like to you|how long it took or how often it failed), (with one example|as others saw it|in a few exact words)], and (by now|today) it is [(what is different|what one would see today)(|, (with a number or a date|and what has stayed the same|and since when))].',
    '(Before|Before that|Earlier), I [(what you did, believed or avoided then|how a usual week looked then)(|, (with one example|as others saw it|and why))], and now I [(what you do instead|what is different in a usual week)(|, (and since when|and who noticed it first|and what has stayed the same))].',
  ],
  'contrast.asked': [
    '[Set two days side by side, an early one and a late one, when you think of <question>: (what you did|what you said), (what somebody else would have seen|where you were), and what is (different|the same).]',
    '[What was this like at first, and what is it like now? (One example for each|A sentence each), (with a number or a date|with something one could see).]',
  ],
  'reason.begun': [
    'I (care about it|keep at it) because [(what you saw or heard that made it matter|whom it helps, and how|what it gave you when you needed it)(|, (with one example|in one plain sentence|and when you noticed))], and what I would (miss most|never give up|miss first) is [(one part of it|a person, a place or an hour of it), (in a few exact words|and why that|and who else would miss it)].',
    '(It|This) matters to me because [(the reason you would give a friend|the reason you would give a younger child)(|, (in one plain sentence|without the words important or special|with one example))], and if it were gone, [(who would miss it|what you or others would have to do without|what you would notice first)(|, (as exactly as you can|in one sentence|and how soon))].',
  ],
  'reason.asked': [
    '[Why does (this|any of this) matter to you? (Say it as you would to a friend|One plain reason), (with a time when you noticed it|with an example), and (who else would agree|what would be missing without it).]',
    '[How did you feel (then|about this), and how could somebody have seen that? (Say what you did with your hands, your voice or your time|Not the feeling’s name but what you did).]',
  ],
  'lesson.begun': [
    'Since then, I [(one thing you now do, check or ask first|a rule you made for yourself|something you know how to do now)(|, (in a few plain words|and how often|as others can see it))], and the last time I did was [(when and where you used it|the day and what it was about)(|, (and how it turned out|and who was there))].',
  ],
  'lesson.asked': [
    '[What do you know (now|today) that you did not know before(| when you think of <question>)? (One thing you can use|No proverb), and (the last time you used it|where you used it|who would notice).]',
    '[What did (it|all this|this) teach you to do? (Name a habit, not a virtue|Something small and practical), (with one example from this year|and when you last did it).]',
  ],
  'change.begun': [
    'What I do differently now is [(one habit that is new|one thing you gave up|how you begin or end something)(|, (and since when|and who noticed|as one could see it on a usual day))], and what brought it about was [(the one thing that made you change|a sentence, a person or a day)(|, (in a few exact words|and how long it took))].',
  ],
  'change.asked': [
    '[What changed because of (all this|this), (for you|for somebody else), and (how can one tell|since when)? (One thing somebody else could see|A small change is enough).]',
    '[Say what you (think|do|see) (differently|in another way) (since then|when it comes to <question>): (an opinion you gave up|a habit), (what it was before|who noticed), and (what has stayed the same|what it led to).]',
  ],
  'doubt.begun': [
    'What I still do not know is [(something you have not settled|what you keep asking yourself|the part you are unsure of)(|, (in one honest sentence|and why it is hard to settle|and since when))], and to find out I would [(whom you could ask|what you could try or read)(|, (and by when|and what you expect to hear|and what speaks against it))].',
  ],
  'doubt.asked': [
    '[What are you unsure of when it comes to <question>? (Say it plainly|One sentence), and (whom you could ask|what would help you decide|what you guess for now).]',
    '[Name one thing about this that you (have not settled|keep putting off|would like to find out), and (why it is hard|what speaks for either side|who knows more about it than you).]',
  ],
  'objection.begun': [
    'Somebody could say against it that [(what a fair person might hold against your view|the best reason to think otherwise)(|, (in their own words|as they would put it))], and they would be right about [(the part you would grant them|what is true in it)(|, (and what you would still not give up|and what you would show them))].',
  ],
  'objection.asked': [
    '[Who would disagree with you when it comes to <question>, and (with what reason|why)? (Put it fairly|One sentence), then say (what you would reply|how far they are right).]',
    '[Say what speaks against your view of this: (the strongest reason|the cost of it), (who would name it|whom it would touch), and (what you would show them|what you would grant).]',
  ],
  'next.begun': [
    'My next step is [(what you will do|one thing you will do), (by when and where|in which month and with whom)(|, (small enough to start this week|so exactly that a friend could remind you))], and (after that|once that is done) I (want|hope) to [(what it makes possible|the step that follows)(|, (and what it depends on|and who would have to agree|and by when))].',
  ],
  'next.asked': [
    '[What will you do (next|this month|as the next step)? (One thing, with a date|Something you could start this week), (and with whom|and where|and what you need for it).]',
    '[Say how this goes on from here: (what you have begun already|what comes first), (by when|with whose help), and (what could stop you|how you will know that it worked).]',
  ],
  'plan.begun': [
    'In the next year, I plan to [(what you will finish, apply for or learn|the class, the job or the test that comes first)(|, (and where|and with whom|and by when))], because it (leads|would lead) to [(what it prepares you for|the step after it)(|, (and what that depends on|and how far away it is|in one plain sentence))].',
  ],
  'plan.asked': [
    '[What is your plan when it comes to <question>? (Three steps with dates|First, next, then), (what each leads to|what each needs), and (what could get in the way|how you will know that you are there).]',
    '[How does this lead to what you want to do later? (Name the step in between|One sentence), (with a class, a job or a person|and what you have done toward it already).]',
  ],
  'cost.begun': [
    'The money would pay for [(the item or the bill, and its price|what it costs, and for how long)(|, (and when it is due|and who sends the bill|and how often it comes))]; so far, I have [(what you have put aside|what you earn or save in a month|which part you can pay yourself)(|, (and how|and since when|and what is still missing))].',
  ],
  'cost.asked': [
    '[What would the money pay for? (An item and its price|The bill and the amount), (when it is due|who else pays for it), and (what you have already|what is missing).]',
    '[Give the numbers for this: (what it costs|the price), (what you have|what your family can pay), and (what is missing|when you need it).]',
  ],
  'use.begun': [
    'With the award, I could [(one thing you could do that you cannot do now|how many hours less you would work|what you could buy, repair or take part in)(|, (and from when on|and how often|with a number))], and the (time|money) left would go to [(what you would use it for|who else would gain from it)(|, (in one sentence|in an ordinary week))].',
  ],
  'use.asked': [
    '[With <question> in mind, what could you do with the award that you cannot do now? (With a number|One thing), (and how soon|and who else would gain from it).]',
    '[Which worry would the award take away, and (what would you do with the time|what would change in an ordinary week)? (Think of|Keep to) <question>.]',
  ],
  'skill.begun': [
    'I know how to [(a task you can do without help|something you can make, mend or explain)(|, (and for whom you do it|and how long it takes you|and what you need for it))], which I learned from [(who showed you or where you read it|the person or the job that taught you)(|, (and when|and how often you failed at first|and where you last used it))].',
  ],
  'skill.asked': [
    '[What can you do (without help|by yourself) that has to do with <question>? (Say how you learned it|Who showed you), (how long it took|where you used it last), and (how one can tell|what is still hard).]',
    '[Name one thing you have practiced(| for this| again and again): (how often|since when), (with whom|where), and (what you could not do at first|how somebody else would notice).]',
  ],
  'time.begun': [
    '(All of this|All this) takes me [(how many hours or days, and how often|from what hour to what hour, and on which days)(|, (on average|in a usual week|as far as you have counted))], and to make room for it I [(what you moved, dropped or put off|what you do earlier or later)(|, (and who agreed to that|and what you miss most|and since when))].',
  ],
  'time.asked': [
    '[How much time goes into (all this|it)? (Hours a week|Days a month), (over how long|since when), and (what you gave up for it|who covers for you).]',
    '[Put this on the clock: (when it begins|which days), (how long it lasts|how often), and (what you do right before and right after|what has to wait).]',
  ],
  'words.begun': [
    'What I (remember|still hear)(| word for word|| today) is [(what was said|one sentence somebody said|something you overheard)(|, (with who said it and where|and the language it was in|and how it sounded))], and (I said|I answered|what I said back was) [(what you said|whether you said anything)(|, (and what happened then|and what you wish you had said|and in what voice))].',
    '(Somebody|One of us) said, “[(the words as you remember them|one sentence, word for word if you can)(|, (and who said it|and where you both stood))],” and I [(what you said or did then|what you thought and did not say)(|, (and how long it took you|and what came of it))].',
  ],
  'words.asked': [
    '[Quote one sentence that has to do with <question>: (who said it|whose it is), (where|when), and (what you said back|what happened next).]',
    '[Let two people speak(| about this): (three or four lines|two lines each), (as you remember them|word for word if you can), with (no comment|nothing between them but what they did).]',
  ],
  'object.begun': [
    'On the table in front of me, I would put [(the thing|one object), (how it looks and what it is made of|what it weighs or costs|where it came from)(|, (and who had it before|and what it is used for))], because it [(what it has to do with you|what it does or shows)(|, (in one sentence|and why no other thing would do|and since when))].',
  ],
  'object.asked': [
    '[Choose one object that has to do with <question>: (what it looks like|its weight, its color or its price), (where it is now|who used it before you), and (what you do with it|why this one).]',
    '[Which thing belongs to this? (Describe it in two sentences|Say what one can see and touch), (where you got it|what is broken or worn on it), and (what it is for|what it means to you).]',
  ],
} satisfies Record<string, readonly string[]>

export type PhraseName = keyof typeof PHRASES

export const isPhraseName = (name: string): name is PhraseName => Object.hasOwn(PHRASES, name)

/** What a part of an outline may tell. */
export type PointName = PhraseName extends infer Name
  ? Name extends `${infer Point}.begun`
    ? Point
    : never
  : never
