import type { Material, SaidPhrase } from '../../../integrations/ai/writing-task.ts'
import type { MessageRow } from './chats.ts'
import { isSkipped, type InterviewQuestion } from './interview.ts'
import { ACTION_WORDS } from './say.ts'

/** What a chat has come to. */
export interface History {
  /** What the last message of the assistant asks for. */
  asked: MessageRow['step']
  /** How many questions of the interview were asked. */
  questionsAsked: number
  /** What the student told in it, to be written from. */
  told: Material[]
  /** What an essay for no scholarship is to be about. */
  topic: string | undefined
  /** The assistant's essays in plain text, the latest last. */
  essays: string[]
  /** What the writer that is built in put into them. */
  said: SaidPhrase[]
}

const MOST_PREVIOUS = 2
const YES = /^\s*(y|yes|yeah|yep|yup|sure|ok|okay|please)\b[\s.!]*$/i
const NO = /^\s*(n|no|nope|nah|no thanks?|not now)\b[\s.!]*$/i

export const isYes = (text: string): boolean => YES.test(text)
export const isNo = (text: string): boolean => NO.test(text) || isSkipped(text)

/** More would drown what was said last, and be more than a model reads. */
const MOST_TOLD = 60
const MOST_TOLD_CHARACTERS = 20_000

/** What the next essay is written from: everything told, without the oldest where it is too much. */
export function toldIn({ told }: History): Material[] {
  let characters = 0
  const latest = told.slice(-MOST_TOLD).toReversed()
  const first = latest.findIndex(({ text }) => (characters += text.length) > MOST_TOLD_CHARACTERS)
  return latest.slice(0, first < 0 ? undefined : first).toReversed()
}

type Told = Pick<MessageRow, 'author' | 'step' | 'text' | 'essay'>

/** Reads from the messages of a chat what was asked, told and written in it. */
export function readHistory(
  messages: readonly Told[],
  interview: readonly InterviewQuestion[],
): History {
  const history: History = {
    asked: null,
    questionsAsked: 0,
    told: [],
    topic: undefined,
    essays: [],
    said: [],
  }
  for (const { author, step, text, essay } of messages) {
    if (author === 'student') hear(history, text, interview)
    else {
      history.asked = step
      if (step === 'interview') history.questionsAsked += 1
      if (!essay) continue
      history.essays.push(text)
      history.said.push(...(essay.said ?? []))
    }
  }
  return history
}

/** The essays that the next is to differ from. */
export const previousOf = ({ essays }: History): string[] => essays.slice(-MOST_PREVIOUS)

/** What stands in a chat for a button that was pressed answers nothing. */
const BUTTONS = new Set<string>(Object.values(ACTION_WORDS))

function hear(history: History, text: string, interview: readonly InterviewQuestion[]): void {
  const { asked, told, questionsAsked } = history
  history.asked = null
  if (BUTTONS.has(text)) return
  if (asked === 'topic') history.topic = text
  else if (asked === 'keywords' || (asked === 'keywordsOrNot' && !isYes(text) && !isNo(text)))
    told.push(...keywordsIn(text))
  else if (asked === 'interview') {
    const question = interview[questionsAsked - 1]
    if (question && !isSkipped(text))
      told.push({ from: 'interview', about: question.text, label: question.label, text })
  } else if (asked === null && history.essays.length > 0 && isDetail(text))
    told.push({ from: 'interview', about: '', label: 'What you added', text })
}

const keywordsIn = (text: string): Material[] =>
  text
    .split(/[,;\n]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !isSkipped(word))
    .map((word) => ({ from: 'keywords', about: 'keywords', label: 'Your keywords', text: word }))

/** Something told, rather than asked or ordered. */
export const isDetail = (text: string): boolean =>
  !text.trim().endsWith('?') && wishIn(text) === undefined

const SHORTER = /\b(shorter|shorten|shorted|trim|cut (it|down))\b/i
const LONGER = /\b(longer|lengthen|expand|more detail)\b/i
const OTHER = /\b(rewrite|rephrase|reword|improve|polish|other words)\b/i
const DRAFT =
  /\b(write|draft|generate|compose|create|finish)\b.*\b(essay|draft|answer|it|one|paragraph|statement|letter)\b|^draft with ai$/i
/** What is longer tells something, even if it speaks of writing. */
const LONGEST_WISH_CHARACTERS = 160

/** What somebody asks to be done with an essay; undefined for anything else that is said. */
export function wishIn(text: string): 'draft' | 'rewrite' | 'shorten' | 'lengthen' | undefined {
  if (text.length > LONGEST_WISH_CHARACTERS) return undefined
  if (SHORTER.test(text)) return 'shorten'
  if (LONGER.test(text)) return 'lengthen'
  if (OTHER.test(text)) return 'rewrite'
  return DRAFT.test(text) ? 'draft' : undefined
}
