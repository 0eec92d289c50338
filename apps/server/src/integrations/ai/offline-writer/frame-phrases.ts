/** First passages where the student told nothing yet: a scene. */
export const OPENING_GAPS = [
  '[Start with one scene that has to do with <yours>: (where you were|the place), (who was there|what you were doing), and the first thing that happened. (Two or three sentences|Three sentences).]',
  '[Start in the middle of something that happened, a moment that has to do with <yours>: (where you stood|who spoke|what you heard), and (what you saw|what came next).]',
  '[Open with a (moment|minute|day) you remember exactly when you think of <yours>: (the time and the place|who was with you), (what was said|what you did), without (explaining it|saying what it means) yet.]',
  '[Begin with one thing that happened: (where and when it was|the day and the place), who was there, and what it has to do with <yours>. (Three sentences at most|Two or three sentences).]',
] as const

/** Says what the text is about in the words of the question, where it gives a subject and a verb. */
export const STATEMENTS = [
  '<subject> [(say in one plain sentence what it is|put it in one plain sentence), (with a name, a place or a number|as you would tell a friend|before you explain anything)].',
  '<subject> [(what you would say first|what comes to mind first), (in one exact sentence|with a name or a number in it|as you would say it aloud)], and what matters most about it is [(what a stranger should know of it|what you would not leave out|what one does not see at first), (in one plain sentence|with one example|and how you know)].',
] as const

/** Asks for the matter itself, where nothing is known of it. */
export const DIRECT_GAPS = [
  '[Say (in one sentence|in a sentence or two|straight away) what you would tell (a friend|a stranger|a new neighbor) about <yours>, (with a name or a number|before you explain it|and why).]',
  '[What comes first when you think of <yours>? (One plain sentence|Say it directly), (with a name, a place or a number|as you would say it aloud).]',
  '[When you think of <yours>, what comes up before anything else? (One person, place or thing|One thing that happened|One name or number), (in one sentence|in a few exact words), and (why that|how you know|since when).]',
] as const

/** Ties what the student told to what was asked. */
export const LINK_GAPS = [
  '[Say in one plain sentence what this has to do with <yours>, (before you go on|as you would explain it to a friend|so that nobody has to guess).]',
  '[Add (how|in one sentence how) this leads to <thing>: (the link|what connects the two), in (plain|your own) words.]',
] as const

/** More of an answer in a few words. */
export const SHORT_SENTENCES = {
  reason: [
    '(I say so|I am sure of it|That is so) because [(the plain reason|what happened, and when|who told you, or where you saw it), when it comes to <yours>(|, in one sentence|, with one example)].',
    '(My reason|The reason) is [(the one you would give a friend|what made up your mind|what you saw or were told), when it comes to <yours>(|, with one example|, in one sentence)].',
  ],
  example: [
    'One example is [(a day, a place or a person|something that happened last year|one thing that anybody could see) that has to do with <yours>, (and what came of it|with a number or a date|in one exact sentence)].',
    '(What belongs to it|What comes with it) is [(a number, a price or a date|a name and a place) that one should know about <yours>, (as exactly as you can|and since when)].',
  ],
  next: [
    'Next, I (will|want to) [(what you will do about <yours>|the step that follows from <yours>), (by when and with whom|and what it depends on|and where)].',
    'What could still change is [(what is not settled|what you are waiting for) about <yours>, (and when you will know|and who decides it|and what you will do then)].',
  ],
} as const

/** Small enough for the last words of a short text. */
export const SMALL_GAPS = [
  '[Add one exact detail about <yours>: (a name|a number|a place|a date).]',
  '[Say why <it> (matters|counts) to you, in (one plain sentence|a few plain words).]',
  '[Add (when and where that was|who was there with you), in (a few|five or six) words.]',
] as const

/** For what else the question asks or wishes. */
export const ASK_GAPS = {
  ask: [
    '[<yourAsk>: (one or two sentences|two sentences at most|in a sentence or two), (with one example|with a name, a number or a date|as exactly as you remember it|and how you know).]',
    '[<yourAsk>, (in your own words|as you would say it aloud), (with one fact and one reason|with one thing that happened|so that a stranger understands).]',
  ],
  wish: [
    '[<wish>, and (say why|give your reason) in (one plain sentence|a few plain words).]',
    '[<wish>. (Keep it short and exact|One or two sentences|A few words can be enough), (with a reason|with one detail|and add what you know of it).]',
  ],
} as const

/** The student's own keywords, in a passage that asks what they have to do with it. */
export const KEYWORD_GAPS = {
  one: [
    '[Say what “<keywords>” has to do with <yours>, (with one example|with a day on which it mattered|as you would explain it to a friend), (in one or two sentences|in two sentences at most).]',
    '[Tell of (a moment|a day) when “<keywords>” (came up|mattered|was at stake): what you did, and what that has to do with <yours>, (in two or three sentences|as exactly as you remember it).]',
  ],
  several: [
    '[Put your own words to use: <keywords>. Say what each has to do with <yours>, (with one example each|a sentence for each).]',
    '[Tell of (a moment|a day) that has (room for|something of) all of this: <keywords>. (Two or three sentences|What happened, not what it means), (and a link to|and how it leads to) <yours>.]',
  ],
  each: [
    '[Give one example of “<keyword>” from your own life: (a day, a place, and what you did|what happened, and who was there|when it was, and what came of it).]',
  ],
} as const

/** Behind words of the student's that are no whole sentence yet. */
export const FINISHING_GAPS = {
  unfinished: [
    '[finish this sentence: (say what happened then, or what you did|what happened, or what they did|who did what, in a few words)]',
  ],
  otherScript: [
    '[(Say|Write) this in English as well, (or leave it|unless your own language is welcome there|and keep these words if you like).]',
  ],
} as const

/** Something written for another purpose, which may belong here. */
export const EARLIER_GAPS = [
  '[You once (wrote|said) “<earlier>” (If|In case) that belongs to <yours>, (tell more about it here|say here how); if not, (leave it out|delete this).]',
] as const

/** Last passages. */
export const CLOSING_GAPS = [
  '[Last sentence: (what you will do|the next thing you will do) (about <thing>|because of all this), (with a day or a month|and for whom|in a few plain words), and no (summing up|moral).]',
  '[End with (one picture|something one can see|a single line) that has to do with <yours>: (what is there today|who is still there|what you see when you go back|what somebody said last), (without a moral|and stop there).]',
  '[Close with one sentence that (goes back to the beginning|comes back to the first scene): (what is the same and what is different|what you would do there today|what you know now about <yours>).]',
  '[For the end, one (plain|short) sentence: what (<thing>|all this) (leads to|makes you want to do), (by when|with whom|and where), (said without big words|as you would say it to a friend).]',
] as const

/** For a longer text: more about a name in it. */
export const NAME_GAPS = [
  '[Tell more about <name>: (a detail|something) that (only you could know|a stranger would not guess), (in one or two sentences|and when you noticed it).]',
  '[For (anyone who does not know|somebody who has never heard of) <name>: (say who or what that is|how you came to know of it), (and how you met|and one thing to picture|and why it matters here).]',
] as const

/** When hardly any words are allowed. */
export const TINY_GAPS = [
  '[Your own words.]',
  '[A few words of your own.]',
  '[Say in a few words what comes first.]',
] as const
