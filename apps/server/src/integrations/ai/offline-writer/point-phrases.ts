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
      '(The scene I would show first is|The moment that belongs here is|I would begin with|The hour to tell about is) [(the day, the place and who was there|one moment: where you were, when it was and who was with you|a moment that shows <yours>|a scene with a beginning and an end), (in two or three sentences|told so that a stranger could picture it|with one thing you could see and one you could hear|as if it were a short film|in the order in which it happened)].',
      'It (starts|begins|opens) (here|like this|with this): [(set the scene for|a moment that has to do with|the moment you think of first for) <yours>, (with the time, the place and the people|in three short sentences|as you would tell it to a friend|without saying yet what it means)].',
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
      '(Step by step, it went like this|These were the steps|In order, this is what I did|What I did was this): [(what you did first|the first thing you did|where you began), (what came next|what you did after that|whom you asked) and (how you knew it was done|how long it took|where it stopped|what you had to do twice)].',
      'My own part (in it|in this|here) was [(what you yourself did|the thing you did with your own hands|the one step that was yours), (leaving out what others did|apart from what others did|in one exact sentence with a strong verb|and how often you did it|and what it asked of you)].',
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
      '(The person to name here|The one person I would thank|The person I mean|The person who belongs here) is [(who it is|a first name and how you know them|someone, by first name or by role), and (one thing they said or did|what they did that nobody else did|the smallest thing they did that mattered|a habit of theirs), (as you saw it yourself|in one sentence|without any praise)].',
      'Next to me (in this|in it|through it) was [a person who (was there|saw it|took part|waited), and (what the two of you said|what they would remember of it|what you owe them|what they did with their hands), (in a sentence|as exactly as you can|with one detail)].',
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
      'The (hardest|slowest|least pleasant|most tiring) part (of it|here|of all this) was [(what got in your way|the thing that went wrong or was missing|the point where you nearly stopped), (and what it cost you in time, money or sleep|and how you first noticed|as plainly as you can say it|and who could not help|and how long it lasted)].',
      'What (stood in the way|made it difficult|slowed everything down) was [(one obstacle|one problem|the worst of it), (named without complaint|with a fact or a figure|in a single sentence|described for someone who never had it), and (what you tried first|who else it touched|what you did about it|what is still left of it)].',
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
      'The choice was between [(two things you could have done|the easy way and the other one|staying with it and letting it go), (which you took|what you decided|how you made up your mind), and (the reason you would give a friend|what you gave up for it|what you told nobody then)].',
      '(I decided it|The decision was made|It was decided) [a moment when you had to decide this, (and how long you took|and who disagreed|and what you knew at the time|and what you were afraid of|and where you were standing), (in one or two sentences|without making it sound easy)].',
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
      '(I had help from|Help came from|Some of it I owe to) [(who helped you|the person or the place|someone you can name), (what exactly they did|with what|by what they did or lent or said), and (whether you asked for it|what you said to them afterward|what you would do for them)].',
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
      '(In the end|When it was over|Afterward), [(what was different|what had changed|what people could see), (and for how many people|and by how much|and who noticed), (with one number if you have it|with a number you are sure of|as a fact rather than a feeling|even if it is only a little)].',
      'What came of it was [(one result|one thing|a change) that (someone else could confirm|can be counted or seen|lasted|you could show a visitor), (even if it was small|and what did not change|and how you know|and when you noticed it)].',
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
      '(What I got wrong|My wrong turn|The mistake to tell|What did not work) was [something you (misjudged|tried that failed|would do in another way|should have asked about), (when you noticed|what it led to|who told you so), and (what you did the next day|how you put it right|what you changed)].',
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
      'It (began|started|all began|first began) with [(the first time|the day or the year) this came into your life, (what you were doing|who brought it up|where you were|what else was going on), and what you (thought|expected|wanted|did not know) then].',
      '(The first of it|The very beginning|The earliest part of it) was [(how old you were|where you were) and (what happened|what you saw), (before you knew where it would lead|in two sentences|as you would tell it at home)].',
    ],
    after: [
      '(Beginnings|First steps) (rarely look like much|are easy to overlook), (yet|but) (they explain|one of them can explain) (a good deal|a lot|much) about <topic>.',
    ],
  },
} satisfies Record<string, Point>
