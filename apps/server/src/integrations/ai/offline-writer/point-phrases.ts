/** What one part of an outline tells, and how the student is led to tell it. */
export interface Point {
  /** The beginning of the student's own sentence, with what only the student knows in brackets. */
  sentence: readonly string[]
  /** Asks for more of it, as a passage of its own in brackets. */
  gap: readonly string[]
}

/**
 * Points that tell what happened. `(a|b)` is a choice, `<yours>` what is asked about as it is said to
 * the student, `<thing>` the same where it is no clause, `<it>` the same in short.
 */
export const STORY_POINTS = {
  scene: {
    sentence: [
      'I was [(where you were|in which room, street or building you were), (what day or season it was|at what time of day) and (who was with you|who else was there)], and the first thing I (noticed|saw|heard) was [(what caught your eye or ear|what somebody did or said|one thing you could point at)(|, (in one exact sentence|before you knew what it meant|as exactly as you can))].',
      'It was [(the day, the month or the season|the hour and the kind of day), and (the street or the building|the room and who was in it|what the weather was like)], and (what I had in my hands|what everybody looked at|the first thing I heard) was [(what it was|the thing itself), (in a few exact words|with its color or its sound|and what you did with it)].',
    ],
    gap: [
      '[Show one moment that has to do with <yours>: (where you stood|the place), (who spoke first|who was there), and (what you could see and hear|what happened in the first minute). (Two or three|Three) sentences.]',
      '[Tell (one|a single) (moment|minute|hour) of <it> (slowly|as if it were a film|in the order it happened): (what you saw|what you heard|what was in your hands), (what you said|what somebody said to you) and (how it ended|what you did then|what nobody else noticed).]',
    ],
  },
  action: {
    sentence: [
      'The first thing I did was [(the first step|what you did on the first day|how you began)(|, (with what you had at hand|and whom you told about it|and how long it took|and what you needed for it))], and after that I [(what you did next|the second step|what came then)(|, (and what you had to do twice|and who joined in|until when|and how often))].',
      'My own part was [(what you did with your own hands|the one thing that was yours to do|the work nobody else did)(|, (apart from what others did|with a strong verb|and on how many days))], and (I did it|I kept at it) [(how often and how long|from when to when)(|, (and where|and on which days|and who was there to see it))].',
    ],
    gap: [
      '[List what you did, as far as it has to do with <yours>: (first, next and last|the start, the middle and the end). (One line each, with verbs|Short sentences, no adjectives|Leave out what others did).]',
      '[What did you do (first|next|on the second day|when nobody had told you what to do)? (Say it step by step|Give each step a sentence), (with a date or a number|with names|so that somebody could do it after you).]',
    ],
  },
  person: {
    sentence: [
      'The person I think of is [(a first name or a role|who it is), (and how you know them|and how the two of you met|and one habit of theirs)], and what (I remember|stays with me) is how they [(what they did|one thing they did with their hands|what they did when nobody had asked), (and when that was|and what you did then|as you saw it yourself)].',
      'Next to me was [(somebody who was part of it|a person who was there), (by first name or role|and how you know each other)(|, (and what they did|and what they knew that you did not))]; without that person, I [(what you would not have done|what would have gone another way)(|, (in one plain sentence|as far as you can tell|and how you know))].',
    ],
    gap: [
      '[Bring in one person who has to do with <yours>: (who it was|a first name or a role), one thing they (said|did), and (how you answered|what you did because of it|how you remember it so well).]',
      '[Who else was part of <it>? (Give them|Let them have) (a line of their own|a sentence): (what they did|what they said), (as you saw or heard it|without praise|as exactly as you can)(|, and what it changed for you).]',
    ],
  },
  difficulty: {
    sentence: [
      'The hardest part was [(what got in your way|what went wrong|the point where you nearly stopped)(|, (in one plain sentence|without complaint|as you would tell a friend|and when it happened))], and what I did about it (first |)was [(what you tried|the first thing you tried)(|, (and whether it worked|and what came of it|and who helped|and how long it took))].',
      'It did not go the way I (wanted|had planned|expected) when [(what happened|what broke, failed or was missing|who said no)(|, (on which day|and where you were|and how you found out))], so I [(what you did instead|what you did then|how you went on)(|, (and what it cost you in time or sleep|and whom you asked|and what you gave up for it))].',
    ],
    gap: [
      '[What went wrong (with <thing>|in all this|along the way), (and when did you notice|and who noticed first)? (Two sentences|One sentence for what happened, one for what you did about it).]',
      '[Name the hardest (day|hour|part) of (it|all this|<it>): (what was in your way|what was missing), (what it cost you|who else it touched|how long it lasted), and what you did the (next day|same evening|next time).]',
    ],
  },
  choice: {
    sentence: [
      'I had to choose between [(two things you could have done|the easy way and the other one|staying with it and letting it go)(|, (each in a few words|as they looked to you then|and who wanted which))], and I decided [(what you chose|which one it was)(|, (and the reason you had then|and what you gave up for it|and how long you took|and whom you told first))].',
    ],
    gap: [
      '[Which decision about <yours> was yours alone? (Say what you chose|Give the two ways you could have gone), why, and (what you gave up|who disagreed|what you knew at the time).]',
      '[Tell when you had to make up your mind about <it>: (what you could have done instead|what spoke against it), (who advised you|what you feared), and (what you did|what settled it).]',
    ],
  },
  help: {
    sentence: [
      'I had help from [(a person or a place you can name|who it was, by name or role)(|, (and how you know them|and how you came to ask them|and whether you had asked))], who [(what exactly they did|what they lent, said or showed you)(|, (and on which day|and how long it took|and what you said to them afterward))].',
    ],
    gap: [
      '[Who helped you (with <thing>|with all this|along the way), and (with what exactly|how)? (Say what they did|One sentence), and (what you did for them, if anything|how you thanked them|what you could do alone afterward).]',
      '[Name the help you had in <it>: (a person|somebody), (what they gave or showed you|one thing they did), and (how you asked for it|what you would do for them).]',
    ],
  },
  result: {
    sentence: [
      'In the end, [(what was different|what had changed|what was there that had not been there)(|, (and for how many people|and who noticed it|with one number if you have it))], and I could tell because [(what anybody could have seen or counted|what somebody said or did|the sign you had)(|, (in one sentence|on which day|and what had not changed))].',
      'What came of it was [(one result that somebody else could confirm|a change that can be counted or seen|one thing that lasted)(|, (even if it is small|with a number you are sure of|and since when))]; (before|until then), it had been [(the number or the state of things before|how it was until then)(|, (so that the two can be compared|as exactly as you know it))].',
    ],
    gap: [
      '[Give two numbers that have to do with <yours>: (before and after|when you began and now). (People, hours, dollars or pounds|Whatever you can count), and (how you know them|over what time).]',
      '[How did (it|all this|<it>) end? (Say what somebody could see or count|One fact, not a feeling), (even if it was small|and who would confirm it), and (what stayed the same|what you had hoped for).]',
    ],
  },
  mistake: {
    sentence: [
      'What I got wrong was [(something you misjudged|something you tried that failed|what you should have asked about)(|, (and when you noticed|and who told you so|in one plain sentence))], and (the next time|the next day|after that) I [(what you did to put it right|what you changed)(|, (and whether it helped|and what you still watch for|in a few exact words))].',
    ],
    gap: [
      '[What would you do (differently|in another way) (next time|today) when it comes to <yours>? (One thing|Something small is enough), (and what made you see it|and why you did not do it then).]',
      '[Name one thing (about <it>|in all this) that did not work: (what you tried|what you had expected), (what happened|how you found out), and (what you changed because of it|how you put it right).]',
    ],
  },
  start: {
    sentence: [
      'It began [(in which year or grade, and where|on which day, and with whom)(|, (as exactly as you remember it|and how old you were))], when I [(what you saw, heard or read|what you were doing|whom you met)(|, (and what you thought of it then|before you knew where it would lead|and what you did next))].',
      'Before that, I [(what you did or believed until then|what you knew of it until then)(|, (in one honest sentence|and where you had it from))], and then [(the thing that made you look twice|what happened to change that|who showed you something)(|, (with the day or the place|in two short sentences at most))].',
    ],
    gap: [
      '[When did (<thing>|all this|any of this) first come into your life? (Say how old you were|Give the year and the place), (who brought it up|what was going on), and what you (thought|expected|wanted) then.]',
      '[Go back to the first (day|hour|time) you remember of <it>: (where you were|who was with you), (what you did not know yet|what you expected), and (what happened|what you took home from it).]',
    ],
  },
} satisfies Record<string, Point>
