import type { Point } from './point-phrases.ts'

/** Points that look ahead, or speak of time, money and means. */
export const PLAN_POINTS = {
  next: {
    sentence: [
      'My next step is [(what you will do|one thing you will do), (by when and where|in which month and with whom)(|, (small enough to start this week|so exactly that a friend could remind you))], and (after that|once that is done) I (want|hope) to [(what it makes possible|the step that follows)(|, (and what it depends on|and who would have to agree|and by when))].',
    ],
    gap: [
      '[What will you do (next|this month|as the next step)(| about <thing>)? (One thing, with a date|Something you could start this week), (and with whom|and where|and what you need for it).]',
      '[Say how <it> goes on from here: (what you have begun already|what comes first), (by when|with whose help), and (what could stop you|how you will know that it worked).]',
    ],
  },
  plan: {
    sentence: [
      'In the next year, I plan to [(what you will finish, apply for or learn|the class, the job or the test that comes first)(|, (and where|and with whom|and by when))], because it (leads|would lead) to [(what it prepares you for|the step after it)(|, (and what that depends on|and how far away it is|in one plain sentence))].',
    ],
    gap: [
      '[What is your plan when it comes to <yours>? (Three steps with dates|First, next, then), (what each leads to|what each needs), and (what could get in the way|how you will know that you are there).]',
      '[How does <it> lead to what you want to do later? (Name the step in between|One sentence), (with a class, a job or a person|and what you have done toward it already).]',
    ],
  },
  cost: {
    sentence: [
      'The money would pay for [(the item or the bill, and its price|what it costs, and for how long)(|, (and when it is due|and who sends the bill|and how often it comes))]; so far, I have [(what you have put aside|what you earn or save in a month|which part you can pay yourself)(|, (and how|and since when|and what is still missing))].',
    ],
    gap: [
      '[What would the money pay for? (An item and its price|The bill and the amount), (when it is due|who else pays for it), and (what you have already|what is missing).]',
      '[Give the numbers for <it>: (what it costs|the price), (what you have|what your family can pay), and (what is missing|when you need it).]',
    ],
  },
  use: {
    sentence: [
      'With the award, I could [(one thing you could do that you cannot do now|how many hours less you would work|what you could buy, repair or take part in)(|, (and from when on|and how often|with a number))], and the (time|money) left would go to [(what you would use it for|who else would gain from it)(|, (in one sentence|in an ordinary week))].',
    ],
    gap: [
      '[What could you do with the award that you cannot do now, as far as <yours> goes? (With a number|One thing), (and how soon|and who else would gain from it).]',
      '[Which worry would the award take away, and (what would you do with the time|what would change in an ordinary week)? (Think of|Keep to) <yours>.]',
    ],
  },
  skill: {
    sentence: [
      'I know how to [(a task you can do without help|something you can make, mend or explain)(|, (and for whom you do it|and how long it takes you|and what you need for it))], which I learned from [(who showed you or where you read it|the person or the job that taught you)(|, (and when|and how often you failed at first|and where you last used it))].',
    ],
    gap: [
      '[What can you do (without help|by yourself) that has to do with <yours>? (Say how you learned it|Who showed you), (how long it took|where you used it last), and (how one can tell|what is still hard).]',
      '[Name one thing you have practiced(| for <it>| again and again): (how often|since when), (with whom|where), and (what you could not do at first|how somebody else would notice).]',
    ],
  },
  time: {
    sentence: [
      '(All of this|All this) takes me [(how many hours or days, and how often|from what hour to what hour, and on which days)(|, (on average|in a usual week|as far as you have counted))], and to make room for it I [(what you moved, dropped or put off|what you do earlier or later)(|, (and who agreed to that|and what you miss most|and since when))].',
    ],
    gap: [
      '[How much time goes into (<thing>|all this|it)? (Hours a week|Days a month), (over how long|since when), and (what you gave up for it|who covers for you).]',
      '[Put <it> on the clock: (when it begins|which days), (how long it lasts|how often), and (what you do right before and right after|what has to wait).]',
    ],
  },
  words: {
    sentence: [
      'What I (remember|still hear)(| word for word|| today) is [(what was said|one sentence somebody said|something you overheard)(|, (with who said it and where|and the language it was in|and how it sounded))], and (I said|I answered|what I said back was) [(what you said|whether you said anything)(|, (and what happened then|and what you wish you had said|and in what voice))].',
      '(Somebody|One of us) said, “[(the words as you remember them|one sentence, word for word if you can)(|, (and who said it|and where you both stood))],” and I [(what you said or did then|what you thought and did not say)(|, (and how long it took you|and what came of it))].',
    ],
    gap: [
      '[Quote one sentence that has to do with <yours>: (who said it|whose it is), (where|when), and (what you said back|what happened next).]',
      '[Let two people speak(| about <it>): (three or four lines|two lines each), (as you remember them|word for word if you can), with (no comment|nothing between them but what they did).]',
    ],
  },
  object: {
    sentence: [
      'On the table in front of me, I would put [(the thing|one object), (how it looks and what it is made of|what it weighs or costs|where it came from)(|, (and who had it before|and what it is used for))], because it [(what it has to do with you|what it does or shows)(|, (in one sentence|and why no other thing would do|and since when))].',
    ],
    gap: [
      '[Choose one object that has to do with <yours>: (what it looks like|its weight, its color or its price), (where it is now|who used it before you), and (what you do with it|why this one).]',
      '[Which thing belongs to <it>? (Describe it in two sentences|Say what one can see and touch), (where you got it|what is broken or worn on it), and (what it is for|what it means to you).]',
    ],
  },
} satisfies Record<string, Point>
