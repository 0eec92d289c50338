import type { Match, Reason } from '../scholarship-shapes.ts'
import { describeReason } from './describe-reason.ts'
import { type OpenQuestion, openQuestionsOf } from './open-question.ts'

export interface ReasonLine {
  mark: 'met' | 'unknown' | 'notMet' | 'preferred'
  words: string
  /** What to ask when this line is chosen. */
  question?: OpenQuestion
  reason: Reason
}

function toLine(reason: Reason): ReasonLine {
  const words = describeReason(reason)
  if (reason.soft) return { mark: reason.result === 'met' ? 'met' : 'preferred', words, reason }
  const [question] = openQuestionsOf(reason)
  return question
    ? { mark: 'unknown', words, question, reason }
    : { mark: reason.result, words, reason }
}

const ORDERS = {
  eligible: ['met', 'unknown', 'notMet', 'preferred'],
  possible: ['met', 'unknown', 'notMet', 'preferred'],
  ineligible: ['notMet', 'unknown', 'met', 'preferred'],
} as const

/** What a clause is about and asks, whether it decides or only ranks. */
const askedBy = ({ code, fact, relation, asked }: Reason): string =>
  JSON.stringify([code, fact, relation, asked])

/**
 * Every clause in words, each sentence once; what decides comes first, preferences last. What is asked of
 * everybody is not preferred as well.
 */
export function reasonLines({ verdict, reasons, unknown }: Match): ReasonLine[] {
  const bySentence = new Map<string, ReasonLine>()
  const hardFirst = [...reasons, ...unknown].toSorted((a, b) => Number(a.soft) - Number(b.soft))
  const required = new Set(hardFirst.filter(({ soft }) => !soft).map(askedBy))
  for (const reason of hardFirst) {
    if (reason.soft && reason.fact !== undefined && required.has(askedBy(reason))) continue
    const line = toLine(reason)
    if (line.words !== '' && !bySentence.has(line.words)) bySentence.set(line.words, line)
  }
  const order: readonly ReasonLine['mark'][] = ORDERS[verdict]
  const rank = (line: ReasonLine) =>
    line.words.startsWith('Preferred') ? order.length : order.indexOf(line.mark)
  return [...bySentence.values()].toSorted((a, b) => rank(a) - rank(b))
}

/** The lines a card has room for, and how many it leaves out. Questions come before more of the met. */
export function cardLines(match: Match, room: number): { lines: ReasonLine[]; more: number } {
  const all = reasonLines(match)
  if (all.length <= room) return { lines: all, more: 0 }
  const open = all.filter(({ mark }) => mark === 'unknown')
  const rest = all.filter(({ mark }) => mark !== 'unknown')
  const restRoom = Math.max(1, room - open.length)
  const lines = [...rest.slice(0, restRoom), ...open].slice(0, room)
  return { lines, more: all.length - lines.length }
}
