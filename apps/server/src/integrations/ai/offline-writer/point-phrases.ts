/** What one paragraph of an outline is about, and how it may be said. */
export interface Point {
  /** Leads up to it: a claim about the question, never about the student's life. */
  lead: readonly string[]
  /** Asks the student for what only the student knows, in square brackets. */
  gap: readonly string[]
  /** Rounds it off: why it belongs in the answer. */
  after: readonly string[]
}

/** Points that tell what happened. `(a|b)` is a choice, `<topic>` what the essay is about. */
export const STORY_POINTS = {
  scene: {
    lead: [
      '(General remarks|Opinions|Big words) about <topic> (come cheap|are easy to write|could be anybody’s), (but|while) (one real scene|a single hour|one exact moment) (belongs to one person|is harder to fake|can be checked).',
      '(An answer|A page|Any essay) about <topic> (needs|should have|calls for) one scene (that a reader can see|with a time and a place in it|before it has any opinions).',
    ],
    gap: [
      '(The scene I would show first is|The moment that belongs here is|I would begin with) [(the day, the place and who was there|one moment: where you were, when it was and who was with you|a moment that shows <yours>), (in two or three sentences|told so that a stranger could picture it|with one thing you could see and one you could hear)].',
      'It (starts|begins) (here|like this): [(set the scene for|a moment that has to do with) <yours>, (with the time, the place and the people|in three short sentences|as you would tell it to a friend)].',
    ],
    after: [
      'I (want|would like) (the reader|whoever reads this) to (see|have) that (moment|scene) before I (say|explain) what I (make of|think about) <topic>.',
      '(The rest of|Everything else in) (my answer|this essay) about <topic> (hangs on|depends on|leads back to) that (scene|moment|hour).',
    ],
  },
  action: {
    lead: [
      '(Plans|Good intentions|Feelings) (matter|count) less in (an answer|a story) about <topic> than (what was done|the actual steps|the things a person did).',
      'The (plainest|most honest|most useful) way to (write|talk) about <topic> is to (say|list|tell) what I did, (in order|step by step|one thing after another).',
    ],
    gap: [
      '(Step by step, it went like this|These were the steps|In order, this is what I did): [what you did first, (what came next|what you did after that) and (how you knew it was done|how long it took|where it stopped)].',
      'My own part (in it|in this) was [(what you yourself did|the thing you did with your own hands), (leaving out what others did|apart from what others did|in one exact sentence with a strong verb)].',
    ],
    after: [
      '(Verbs|Actions) (say|tell) more about <topic> than (adjectives|promises) (do|can|ever could).',
      'I (list|give) the steps because (someone|a reader) (should|ought to) be able to (judge|follow|check) what I say about <topic>.',
    ],
  },
  person: {
    lead: [
      'An answer about <topic> (would be|is) (incomplete|only half true) (if it left out|without) (the other people in it|everybody else who was part of it).',
      '(Somewhere in|In) a story about <topic>, (at least one|one) other person (should|ought to) (get|have) a (line|sentence) of their own.',
    ],
    gap: [
      '(The person to name here|The one person I would thank|The person I mean) is [(who it is|their first name and how you know them) and (one thing they said or did|what they did that nobody else did|the smallest thing they did that mattered)].',
      'Next to me (in this|in it) was [a person who (was there|saw it|took part), and (what the two of you said|what they would remember of it|what you owe them)].',
    ],
    after: [
      'One person, (described exactly|seen clearly), can (say|show) more about <topic> than (a crowd|a long list of names|a dozen thank-yous).',
    ],
  },
  difficulty: {
    lead: [
      '(Nobody would believe|It would be hard to believe) (an answer|a story) about <topic> in which (everything went well|nothing was hard|nothing got in the way).',
      '(A fair|An honest|A complete) account of <topic> has to (name|include|admit) (the hard part|what was in the way|what nearly stopped it).',
    ],
    gap: [
      'The (hardest|slowest|least pleasant) part (of it|here) was [(what got in your way|the thing that went wrong or was missing), (and what it cost you in time, money or sleep|and how you first noticed|as plainly as you can say it)].',
      'What (stood in the way|made it difficult) was [one obstacle, (named without complaint|with a fact or a figure), and (what you tried first|who else it touched)].',
    ],
    after: [
      'I (include|mention) (this|the hard part) (not to ask for sympathy|not to sound brave) but because (an answer|any account) of this kind about <topic> (would make little sense|would sound too smooth|could not be trusted) without it.',
    ],
  },
  choice: {
    lead: [
      '(At some point|Sooner or later), (any|every) (story|answer) about <topic> (comes down to|turns on|arrives at) a (choice|decision).',
      'What (interests|strikes) me about <topic> (is the decision in it|is that it could have gone another way).',
    ],
    gap: [
      'The choice was between [(two things you could have done|the easy way and the other one), (which you took|what you decided), and (the reason you would give a friend|what you gave up for it)].',
      '(I decided it|The decision was made) [a moment when you had to decide this, (and how long you took|and who disagreed|and what you knew at the time)].',
    ],
    after: [
      'A (decision|choice) (shows|tells) what (a person|somebody) (values|puts first), and (that is why|for that reason) a question about <topic> should be answered with one.',
    ],
  },
  help: {
    lead: [
      '(Very little|Hardly anything) (worth telling|that could be said) about <topic> (is done|gets done|happens) (alone|without help).',
      '(Help|Support) (is|can be) part of the (truth|story) about <topic>, and leaving it out would (be unfair|make me look better than I should).',
    ],
    gap: [
      'I had help from [(who helped you|the person or the place), (what exactly they did|with what), and (whether you asked for it|what you said to them afterward)].',
    ],
    after: [
      '(Saying|Naming) who helped does not make my (part|share) smaller; it makes what I say about <topic> (fairer|more exact|true).',
    ],
  },
  result: {
    lead: [
      '(Whoever|Anyone who) (reads|asks) about <topic> (will want|has a right) to know (what came of it|how it ended|what the result was), (even if it was small|and small results count).',
      'The (result|outcome) (can be|may be) small, but an answer about <topic> should not (hide|skip|blur) it.',
    ],
    gap: [
      '(In the end|When it was over), [(what was different|what had changed) and (for how many people|by how much|who noticed), (with one number if you have it|with a number you are sure of|as a fact rather than a feeling)].',
      'What came of it was [(one result|one thing) that (someone else could confirm|can be counted or seen|lasted), (even if it was small|and what did not change)].',
    ],
    after: [
      'I would rather (report|give) a (small|modest) result about <topic> (exactly|accurately) than (a large one vaguely|round it up).',
    ],
  },
  mistake: {
    lead: [
      'There is (room|a place) in an answer about <topic> for (something that did not work|a wrong turn|one mistake).',
      '(Leaving out|Hiding) the (mistakes|wrong turns) would make (my answer|what I say) about <topic> (neater|smoother) and less (useful|true|believable).',
    ],
    gap: [
      '(What I got wrong|My wrong turn|The mistake to tell) was [something you (misjudged|tried that failed|would do in another way), (when you noticed|what it led to), and (what you did the next day|how you put it right)].',
    ],
    after: [
      'A mistake (told plainly|without excuses) (says|can say) more about <topic> than (another|a second) success (would|could).',
    ],
  },
  start: {
    lead: [
      '(How it began|The beginning) is (usually|often) the (smallest|least noticed|plainest) part of (any answer|what can be told) about <topic>, and (for that reason|that is why) it (should be told|is worth a few lines).',
      'To (say anything useful|be exact) about <topic>, I have to go back to (the beginning|where it started|the first day of it).',
    ],
    gap: [
      'It (began|started) with [(the first time|the day or the year) this came into your life, (what you were doing|who brought it up|where you were), and what you (thought|expected) then].',
    ],
    after: [
      '(Beginnings|First steps) (rarely look like much|are easy to overlook), (yet|but) (they explain|one of them can explain) (a good deal|a lot|much) about <topic>.',
    ],
  },
} satisfies Record<string, Point>
