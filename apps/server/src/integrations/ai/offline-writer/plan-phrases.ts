import type { Point } from './point-phrases.ts'

/** Points that look ahead, or speak of time, money and means. */
export const PLAN_POINTS = {
  next: {
    lead: [
      '(The story|What I have to say) about <topic> (is not over|goes on|has a next chapter), (so|and) the next step (belongs|should be) (here|in it) too.',
      '(It would be odd|It makes little sense) to (talk|write) about <topic> and not say what (comes next|I will do about it|follows).',
    ],
    gap: [
      '(My next step is|What comes next is|The next thing I will do is|Next comes) [what you will do, (by when|in which month|on which day) and (with whom|where|with whose help), (small enough that you could start this week|so exactly that a friend could remind you of it|in one sentence|even if it is a small thing)].',
    ],
    after: [
      'A (small|definite|near) next step (says|proves) more about how seriously I take a question about <topic> than a (distant|grand|big) promise.',
    ],
  },
  plan: {
    lead: [
      '(A wish|Hope) (turns into|becomes) a plan when it has (steps|dates), and what I say about <topic> (should have|needs) (some|them).',
      '(Readers|People) who ask about <topic> (want|are right to want) to know (how|by which road) I (mean|intend) to get there.',
    ],
    gap: [
      'The plan (has three steps|goes like this|is this): [(the class, the job or the person that comes first|what you start with), what it (leads to|makes possible|prepares you for), and (how you will know that you have arrived|what could stop it|when you will look at it again)].',
      'In the (next year|coming year|next two years|months ahead), I (plan|intend|mean) to [(the one thing|what) you will (finish|apply for|learn|try), (where|and how|and with whom), and what it depends on].',
    ],
    after: [
      '(Parts of it|Some of this) may change, but a plan that can be (checked|questioned) is a (better|fairer) answer about <topic> than (a dream|a slogan).',
    ],
  },
  cost: {
    lead: [
      '(Money|A budget) (is|may be) a dry subject, but an answer about <topic> (is clearer|can be judged better|is more honest) with (figures|real figures) in it.',
      '(To be|Being) practical about <topic> (means|starts with) (naming|knowing) (what it costs|the price of things).',
    ],
    gap: [
      'The (money|help|award) would (go toward|pay for|cover part of) [the (item|bill|fee), its price, (when it is due|who sends it|how often it comes), and (what you have put aside already|what you would have to give up for it|who shares it with you)].',
    ],
    after: [
      '(Figures|Numbers) (are|can be) (easy to check|hard to argue with), which (suits|fits) a question about <topic>.',
    ],
  },
  use: {
    lead: [
      '(It is fair to ask|A sponsor may well ask) what (this|an award like this) would (change|make possible), (given|after) what I say about <topic>.',
      '(Help|An award) (counts|matters) most where it (removes|takes away) one (definite|particular) (obstacle|worry), and what I say about <topic> should (lead to|point to) it.',
    ],
    gap: [
      '(With it|With this help|With that covered), I could [one thing you could do that you cannot do now, (such as work fewer hours, buy or repair something, or take a class|and what you would do with the time|and who else would gain from it|and how soon), (in one sentence|with a figure|as exactly as you can)].',
    ],
    after: [
      '(That is|It is) a (modest|definite|measurable) use, and (it follows from|it fits) what I (have said|say) about <topic>.',
    ],
  },
  skill: {
    lead: [
      '(Part of|Something in) an answer about <topic> (can|could) be (described|seen) as a skill, and skills (can be practiced|have to be practiced|come from practice).',
      '(What|The things) (a person|somebody) (can do|knows how to do) (should|ought to) have a place in an answer about <topic>.',
    ],
    gap: [
      '(What I can do now|The skill I would name|One thing I know how to do|What I have practiced) is [(a task you can do|something you can do|a thing you can make or mend) without help, (how you learned it|who showed you|where you began), and (how long it took|where you last used it|how one can tell)].',
    ],
    after: [
      'I name a skill (rather than|and not) a talent (because|since) (practice|the practice behind it) is the part of my answer about <topic> that I can (answer for|vouch for).',
    ],
  },
  time: {
    lead: [
      '(Time|The calendar) is a (fair|good|simple) measure (to use|to bring) in (an answer|a page) about <topic>.',
      '(Hours|Numbers of hours) (do not say|cannot say) everything about <topic>, (but|yet) they (say|do say) something.',
    ],
    gap: [
      '(In time, it|In hours or days, it|Counted in time, it) (comes to|means|adds up to) [how many hours or days, (in which months or years|over how long|on which days), and what you (moved|gave up|put off|dropped) to make room for it].',
    ],
    after: [
      '(Time spent|The hours) can be counted, and a question about <topic> (deserves|should get) (at least one thing that can be counted|some firm ground|a number or two).',
    ],
  },
  words: {
    lead: [
      '(Sometimes|Often) one sentence that (somebody said|was said aloud) (holds|keeps) more about <topic> than (a page of explanation|a long account).',
      '(A line of|Some) (real speech|dialogue) would (bring|make) an answer about <topic> (alive|more real).',
    ],
    gap: [
      'The (words|lines) to (quote|put|keep) here are [what was said, (as exactly as you remember it|word for word if you can|with its tone), (who said it|who said it and where), and (what you answered|what happened next|why you still know it)].',
    ],
    after: [
      '(A person’s|Someone’s) own words (need|ask for) (no|little) comment, (and so I would leave them as they are in|which is why they fit) an answer about <topic>.',
    ],
  },
  object: {
    lead: [
      '(A thing|An object) one can (hold|touch|point at) (is|can be) a good (way into|beginning for) a subject like <topic>.',
      'If I had to (put|lay) one thing on a table to (go with|help explain) an answer about <topic>, (the choice would matter|I would choose with care).',
    ],
    gap: [
      '(The thing would be|On the table would be|I would choose|I would pick) [the object, (how it looks and what it weighs or costs|who had it before|where it is right now|where you got it), and (what it has to do with you|why it and not another|what it is used for|what others think it is)].',
    ],
    after: [
      '(Objects|Things) (cannot|do not) exaggerate, (and that helps|which helps|and that is useful) in an answer about <topic>.',
    ],
  },
} satisfies Record<string, Point>
