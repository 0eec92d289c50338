import type { Point } from './point-phrases.ts'

/** Points that look closely, or say what is made of it. */
export const THOUGHT_POINTS = {
  detail: {
    lead: [
      '(The best evidence|What convinces people|The proof) in an answer about <topic> is a detail that (nobody would invent|only one person could know|cannot be guessed).',
      '(Small|Exact|Plain) details (do|can do) more for an answer about <topic> than (strong|grand|beautiful) words.',
    ],
    gap: [
      'The detail I would (keep|not leave out|put here) is [(a smell, a sound, a price or a number|something you could touch or count|one small thing) that (belongs to|comes with) <yours>, (and why it stayed with you|and what it tells about the rest)].',
      '(Look closely|Up close), (there is|one would find) [something about <yours> that (other people overlook|a visitor would miss|takes time to notice)].',
    ],
    after: [
      '(That|Such a) detail is (small|minor), but (without it|leave it out and) what I say about <topic> could (belong to|come from) anyone.',
    ],
  },
  place: {
    lead: [
      '(Every|Any) answer about <topic> (takes place|happens) somewhere, and (the place|that somewhere) (explains|decides) (part|some) of it.',
      'A reader who has never (been there|seen it) (needs|should get) (a way into|a picture to go with) what I say about <topic>.',
    ],
    gap: [
      'The place is [(where it is|its name) and (what one sees on entering|what is on the walls, the ground or the table|who is usually there), (in the order you would notice it|from the door inward|as if for someone on the phone)].',
    ],
    after: [
      'The (place|setting) (is not|should not be) decoration here: what I say about <topic> would not be (true|the same) (anywhere else|in another one).',
    ],
  },
  ordinary: {
    lead: [
      '(Special|Great) occasions (are|may be) easier to write about, but (an ordinary|a common|a plain) day (can say|says) more about <topic>.',
      '(To keep|Keeping) what I say about <topic> honest (means describing|I should describe) (a day when nothing special happened|an ordinary day).',
    ],
    gap: [
      '(On an ordinary day|Most weeks|On a usual day), [what you do, (from what time to what time|how often and how long), (what you have to put off for it|what you carry with you|whom you see)].',
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
      '(A friend|Somebody who knows me|Someone who was there) would (probably say|tell you) [(what they would say about you in this|their version of it), (in their words if you can|and where they would disagree with you|and what they would laugh about)].',
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
      '(Before|At first|Earlier), [what you did or believed then]; (now|today|since then), [what is different, (and how somebody else could tell|and since when|with one example)].',
    ],
    after: [
      'The (distance|difference) between the two is (what|all that) I can (honestly|fairly) claim about <topic>.',
    ],
  },
  reason: {
    lead: [
      'The question (behind|under) the question about <topic> is (why it matters|why it should matter to anyone).',
      'Nobody has to (care|take an interest in what I say) about <topic> (without|before hearing) a reason, and the reason (should be|has to be) (mine|my own).',
    ],
    gap: [
      '(It matters to me because|My reason is) [the reason you would give (a younger brother or sister|someone who shrugs|your best friend), (in one plain sentence|without the words important or special)].',
      '(What would be missing without it|If it were gone tomorrow, the loss) (is|would be) [what you or (others|your family|your class) would (have to do without|lose), in one sentence].',
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
      '(What I take from it is|It taught me) [(one thing you now do, check or ask first|a rule you made for yourself|something you know how to do now), (and the last time you used it|and where you used it|with one example from this year)].',
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
      'What I (do|see|judge) (differently|in another way) now is [one habit or opinion that (changed|you gave up|is new), (how you can tell|who noticed), and what brought it about].',
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
      'What I (still do not know|am not sure of|would still like to find out) is [a question you (have not settled|keep open) about <yours>, (and whom you could ask|and what would help you decide|and why it is hard to answer)].',
    ],
    after: [
      '(Admitting|Saying) what is (open|unsettled) about <topic> (makes|should make) the (rest|certain parts) easier to (trust|believe).',
    ],
  },
  objection: {
    lead: [
      '(Someone|A reader) could (disagree with|object to|doubt) (much of|some of) what I say about <topic>, and (that is fair|the objection deserves a line).',
      '(A good|The best) test for (an opinion|a view) on <topic> is the (strongest|best) thing (to be said|that can be said) against it.',
    ],
    gap: [
      '(The objection would be|Against it, one could say) [what a thoughtful person might (hold against|say against) your view, (and your answer to it|and how far they are right|and what you would show them)].',
    ],
    after: [
      '(Taking|To take) the other side seriously (is|seems to me) part of (answering|treating) a question about <topic> (fairly|properly).',
    ],
  },
} satisfies Record<string, Point>
