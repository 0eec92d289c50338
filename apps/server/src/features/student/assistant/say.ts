import type { AssistantEssay, EssayAction } from '@laurel/contract/chat-shapes'
import { isMostlyGaps } from '@laurel/contract/find-gaps'
import type { NewMessage } from './chats.ts'
import type { EssaySubject } from './essay-subject.ts'
import { SKIP, type InterviewQuestion } from './interview.ts'
import { refusalOf } from './policy.ts'

/** What the assistant says by itself, without a model. */
type Said = NewMessage & { author: 'assistant' }

const say = (text: string, further: Omit<NewMessage, 'author' | 'text'> = {}): Said => ({
  author: 'assistant',
  text,
  ...further,
})

/** Spec 1 section 4: the buttons below an essay. */
export const ACTION_WORDS: Record<EssayAction, string> = {
  draft: 'Draft with AI',
  rewrite: 'Rewrite Essay',
  shorten: 'Make Shorted',
  lengthen: 'Make Longer',
}

/** Questions that everybody's own data answers. */
const FIRST_QUESTIONS = [
  'How many scholarships match me?',
  'Which of my deadlines come next?',
  'What is missing in my drafts?',
]

/** The first message of a chat. */
export function greet(subject: EssaySubject | undefined): Said {
  if (!subject)
    return say(
      'What would you like to know? I answer from your own profile, drafts and applications.',
      { choices: FIRST_QUESTIONS },
    )
  const refusal = refusalOf(subject.aiPolicy, 'draft')
  return refusal === undefined ? askWhetherKeywords(subject.title) : say(refusal)
}

const askWhetherKeywords = (title: string): Said =>
  say(
    `Let’s work on “${title}”. First I ask you a few short questions, because only you know the answers. Do you want to give me keywords as well?`,
    { step: 'keywordsOrNot', choices: ['Yes', 'No'] },
  )

export const askKeywords = (): Said =>
  say('Which words or names should be in it? Separate them with commas.', { step: 'keywords' })

export const askTopic = (): Said =>
  say('What is the essay about? Paste the question, or tell me the topic.', { step: 'topic' })

/** A question of the interview: which of how many it is, and the question. */
export const askInterview = ({ text }: InterviewQuestion, position: number, count: number): Said =>
  say(`${text} (${position + 1} of ${count})`, { step: 'interview', choices: [SKIP] })

export const NO_ESSAY_YET = say(
  'There is nothing to change yet. Write a first version, or let me draft one with you.',
)

export const WRITE_FIRST = say(
  'Write in the editor beside this chat. Once there is something, I can rewrite it, or make it shorter or longer.',
)

export const TOO_LONG_TO_CHANGE = say(
  'This text is longer than I can change at once. Take the part that matters, in 3,000 words or so, and ask me again.',
)

export const noRoom = (words: number, limit: number): Said =>
  say(
    `This text has ${words.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} words, so there is no room to make it longer. Cut something first, or ask me to rewrite it.`,
  )

/** Instead of a longer version, where nothing of the student's own is left to put in. */
export const askForMore = (questions: readonly string[]): Said =>
  say(
    `I have nothing more of yours to add, and I make nothing up. What could you say about these?\n\n${questions.map((question, at) => `${at + 1}. ${question}`).join('\n')}`,
  )

/** What is said after an essay that was written. */
export function explain({ action }: AssistantEssay, text: string, isOffline: boolean): string {
  if (action !== 'draft') return CHANGED[action]
  if (isMostlyGaps(text))
    return 'Here is an outline to fill in: only you can say what goes into the brackets. Tell me more, and I’ll put it in.'
  return isOffline
    ? 'This is an outline from what you told me and from your profile. Make it your own: fill the gaps in brackets, and change whatever does not sound like you. Tell me more, and I’ll put it in.'
    : 'This is a draft from what you told me and from your profile. Check the facts, fill the gaps in brackets, and make it yours. Tell me more, and I’ll put it in.'
}

const CHANGED = {
  rewrite: 'That is the essay in other words. Yours stays as it is until you choose.',
  shorten: 'That is a shorter version. Yours stays as it is until you choose.',
  lengthen: 'That is a longer version. Yours stays as it is until you choose.',
} as const
