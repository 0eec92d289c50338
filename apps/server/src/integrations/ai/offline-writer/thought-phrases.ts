import type { Point } from './point-phrases.ts'

/** Points that look closely, or say what is made of it. */
export const THOUGHT_POINTS = {
  detail: {
    lead: [
      '(The best evidence|What convinces people|The proof|What makes a reader believe anything) in an answer about <topic> is a detail that (nobody would invent|only one person could know|cannot be guessed|could not be looked up|is too odd to be made up).',
      '(One exact detail|A single plain detail|Something one can point at) can (carry|hold up|support) (a page|an answer|a story) about <topic>(| better than an argument| on its own).',
      '(Small|Exact|Plain|Odd little) details (do|can do|will do) more for an answer about <topic> than (strong|grand|beautiful|many) words.',
    ],
    gap: [
      'The detail I would (keep|not leave out|put here|choose) is [(a smell, a sound, a price or a number|something you could touch or count|one small thing|a color, a word or a taste) that (belongs to|comes with|makes you think of) <yours>, (and why it stayed with you|and what it tells about the rest|and where one would find it)].',
      '(Look closely, and there is|Up close, (one would find|one can see|there is)|From near, (one would find|one can see|there is)|Look twice, and there is) [something about <yours> that (other people overlook|a visitor would miss|takes time to notice|you only saw later), (in a few exact words|with its color or its size|and what it is good for)].',
    ],
    after: [
      '(That|Such a) detail (is|may be|may seem) (small|minor|of little weight), but (without it|leave it out and|take it away and) what I say about <topic> could (belong to|come from) anyone.',
    ],
  },
  place: {
    lead: [
      '(Every|Any) answer about <topic> (takes place|happens|begins) somewhere, and (the place|that somewhere|the setting) (explains|decides|colors) (part|some|a share) of it.',
      'A reader who has never (been there|seen it) (needs|should get) (a way into|a picture to go with) what I say about <topic>.',
    ],
    gap: [
      'To get there, one (goes|has to go|passes) [(the way there|the last few steps|the street or the hallway), (what tells you that you have arrived|what you notice first), and (what you would show a visitor|what has not changed in years|which corner of it is yours|what it is like when it is empty)].',
      'The place is [(where it is|its name|how one gets there) and (what one sees on entering|what is on the walls, the ground or the table|who is usually there|what it sounds like there), (in the order you would notice it|from the door inward|as if for someone on the phone|at the hour you know best)].',
    ],
    after: [
      'The (place|setting|background) (is not|should not be|cannot be) (decoration|a mere backdrop|left out) here: what I (say|think|can tell) about <topic> would not be (true|the same) (anywhere else|in any other place|somewhere else).',
    ],
  },
  ordinary: {
    lead: [
      '(Special|Great) occasions (are|may be) easier to write about, but (an ordinary|a common|a plain) day (can say|says) more about <topic>.',
      '(An honest way to show|A fair way to show) what I mean about <topic> is to (describe|tell of|go through) (a day when nothing special happened|an ordinary day|a day that nobody would photograph).',
    ],
    gap: [
      '(On an ordinary day|Most weeks|On a usual day|As a rule), [(what you do|what you do first and last), (from what time to what time|how often and how long|with whom), (and what you have to put off for it|and what you carry with you|and whom you see|and what goes wrong most often|and which part you like least)].',
    ],
    after: [
      '(Ordinary|Usual) days (add up|leave less room for show), which is why I (trust|use|choose) (them|one) for an answer about <topic>.',
    ],
  },
  others: {
    lead: [
      '(It helps|It may help) to ask what (someone else|another person|somebody who was there) would say about <topic>.',
      '(Someone else|Another person), asked about <topic>, would (tell it|answer) (in another way|differently), and (both versions can be true|that version belongs here too).',
    ],
    gap: [
      '(A friend|Somebody who knows me|Someone who was there|A person close to me) would (probably say|tell you|report) [(what they would say about you in this|their version of it|the part of it that they like to tell), (in their words if you can|and where they would disagree with you|and what they would laugh about|and what they do not know)].',
    ],
    after: [
      '(Imagining|Hearing) what others would say about <topic> (keeps|can keep) (my own version|me) (honest|modest|in proportion).',
    ],
  },
  contrast: {
    lead: [
      '(Before and after are|A before and an after can be) (a simple|a fair|a good) way to (measure|test) what I say about <topic>.',
      '(One way|A fair way) to be exact about <topic> is to (compare|set side by side) two (days|moments): one (before|from earlier) and one (after|from later).',
    ],
    gap: [
      '(Before|At first|Earlier|Before all this), [what you (did|believed|expected|avoided) then]; (now|today|since then|these days), [what is different, (and how somebody else could tell|and since when|with one example|and what has stayed the same)].',
    ],
    after: [
      'The (distance|difference|space) between the two is (what|all that|the most) I can (honestly|fairly|safely) claim (in an answer|when it comes to what I say) about <topic>.',
    ],
  },
  reason: {
    lead: [
      'The question (behind|under) the question about <topic> is (why it matters|why it should matter to anyone).',
      'Nobody has to (care|take an interest in what I say) about <topic> (without|before hearing) a reason, and the reason (should be|has to be) (mine|my own).',
    ],
    gap: [
      '(It matters to me because|My reason is|I care about it because|The reason is) [the reason you would give (a younger brother or sister|someone who shrugs|your best friend|a person who has never met you), (in one plain sentence|without the words important or special|with one example|as you would say it aloud)].',
      '(What would be missing without it is|If it were gone tomorrow, the loss would be|Without it, what I would miss is|Take it away, and what is gone is) [what you or (others|your family|your class|your friends) would (have to do without|lose|notice first), (in one sentence|with an example|as exactly as you can)].',
    ],
    after: [
      'With that reason (on the table|given|named), (the rest of what I say|my choice of example) about <topic> should make (more sense|sense).',
    ],
  },
  lesson: {
    lead: [
      '(I distrust|It is easy to write) lessons that (could hang on a wall|fit on a poster)(, so an answer about <topic> should|; an answer about <topic> should rather) have one that (is small enough to use|can be put to use|is practical).',
      '(Whatever|What) (can be learned|there is to learn) here about <topic> should be (said in|put into) (plain|my own|few) words.',
    ],
    gap: [
      '(What I take from it is|It taught me|I came away with|What I kept is) [(one thing you now do, check or ask first|a rule you made for yourself|something you know how to do now|a question you ask more often), (and the last time you used it|and where you used it|with one example from this year|and who would notice)].',
    ],
    after: [
      '(A lesson|What is learned) (counts|is real) when it (changes|shows up in) (a habit|what one does on a weekday), and that is the (test|measure) I would (use for|put to) an answer about <topic>.',
    ],
  },
  change: {
    lead: [
      '(If|When) a question about <topic> (is meant seriously|is more than a formality), it also asks (what changed|what is different now|what it did to the person answering).',
      '(An answer|A story) about <topic> (should not end|cannot end) where it (began|started).',
    ],
    gap: [
      'What I (do|see|judge|handle) (differently|in another way) now is [one (habit|opinion|reaction) that (changed|you gave up|is new|grew slowly), (how you can tell|who noticed|since when), and what brought it about].',
    ],
    after: [
      '(I do not want to make|There is no need to make) that change (bigger|larger) than it is; for a question about <topic>, a (small|real) one (is enough|will do).',
    ],
  },
  doubt: {
    lead: [
      '(I do not have to be|Nobody has to be) (certain|sure) of everything about <topic> to (write|say something true) about it.',
      '(Some|Part) of what could be said about <topic> is still (open|a question)(, and I would rather say so|, which I should admit).',
    ],
    gap: [
      'What I (still do not know|am not sure of|would still like to find out|keep asking) is [a question you (have not settled|keep open|put off) about <yours>, (and whom you could ask|and what would help you decide|and why it is hard to answer|and what you guess for now)].',
    ],
    after: [
      '(Admitting|Saying) what is (open|unsettled) about <topic> (makes|should make) (the rest|the parts that are certain) easier to (trust|believe).',
    ],
  },
  objection: {
    lead: [
      '(Someone|A reader) could (disagree with|object to|doubt) (much of|some of) what I say about <topic>, and (that is fair|the objection deserves a line).',
      '(A good|The best) test for (an opinion|a view) on <topic> is the (strongest|best) thing (to be said|that can be said) against it.',
    ],
    gap: [
      '(The objection would be|Against it, one could say|The other side would say) [what a (thoughtful|fair|careful) person might (hold against|say against|ask about) your view, (and your answer to it|and how far they are right|and what you would show them|and what you would not give up)].',
    ],
    after: [
      '(Taking|To take) the other side seriously (is|seems to me) part of (answering|treating) a question about <topic> (fairly|properly).',
    ],
  },
} satisfies Record<string, Point>
