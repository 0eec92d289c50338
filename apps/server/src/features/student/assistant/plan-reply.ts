import type { EssayAction } from '@laurel/contract/chat-shapes'
import { countWords } from '@laurel/contract/count-words'
import type { NewMessage } from './chats.ts'
import type { EssaySubject } from './essay-subject.ts'
import type { InterviewQuestion } from './interview.ts'
import { isDetail, isNo, isYes, wishIn, type History } from './read-history.ts'
import * as say from './say.ts'
import { hasRoom } from './word-bounds.ts'

/** What the assistant does next. */
export type Plan =
  | { kind: 'say'; message: NewMessage }
  | { kind: 'write'; action: EssayAction; text: string }
  | { kind: 'answer'; question: string }

/** What the student did: said something, or pressed a button below an essay. */
export interface Said {
  message: string
  action: EssayAction | undefined
  /** Of the editor, in plain text; empty without one. */
  text: string
}

export interface Situation {
  history: History
  /** Absent in the chat about everything. */
  subject: EssaySubject | undefined
  interview: readonly InterviewQuestion[]
}

/** Longest text that is changed: what a model reads, and writes again, at once. */
const MOST_CHARACTERS = 20_000

/** Decides what follows from what was said. A question is answered before another is asked. */
export function planReply(said: Said, situation: Situation): Plan {
  if (said.action) return planAction(said.action, said.text, situation)
  const { history, subject } = situation
  if (history.asked !== null) return planNext(said, situation)
  const isAboutEssay = subject !== undefined || history.topic !== undefined
  const wish = wishIn(said.message)
  if (wish && isAboutEssay) return planAction(wish, said.text, situation)
  if (!subject || !isDetail(said.message)) return { kind: 'answer', question: said.message }
  if (subject.aiPolicy === 'editing_only') return { kind: 'say', message: say.WRITE_FIRST }
  // What is told after the draft goes into the next one.
  return planAction('draft', '', situation)
}

/** After an answer to a question of the assistant's: the next question, or the draft. */
function planNext({ message }: Said, situation: Situation): Plan {
  const { asked } = situation.history
  if (asked === 'keywordsOrNot' && isYes(message))
    return { kind: 'say', message: say.askKeywords() }
  if (asked === 'keywordsOrNot' && !isNo(message) && message.trim().endsWith('?'))
    return { kind: 'answer', question: message }
  return askNext(situation)
}

function askNext({ history, interview }: Situation): Plan {
  const next = interview[history.questionsAsked]
  if (!next) return { kind: 'write', action: 'draft', text: '' }
  const message = say.askInterview(next, history.questionsAsked, interview.length)
  return { kind: 'say', message }
}

function planAction(action: EssayAction, text: string, situation: Situation): Plan {
  const { history, subject } = situation
  if (action !== 'draft') {
    const base = text === '' ? (history.essays.at(-1) ?? '') : text
    if (base.trim() === '') return { kind: 'say', message: say.NO_ESSAY_YET }
    if (base.length > MOST_CHARACTERS) return { kind: 'say', message: say.TOO_LONG_TO_CHANGE }
    if (action === 'lengthen' && subject && !hasRoom(subject, base))
      return { kind: 'say', message: say.noRoom(countWords(base), subject.wordLimit) }
    return { kind: 'write', action, text: base }
  }
  if (!subject && history.topic === undefined) return { kind: 'say', message: say.askTopic() }
  // Interview first; whoever asks for the draft in the middle of it gets it from what was told.
  const isBegun = history.questionsAsked > 0
  return isBegun ? { kind: 'write', action, text: '' } : askNext(situation)
}
