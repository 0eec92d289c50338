import { judgeClauses, type JudgedClauses } from './judge-clauses.ts'
import { asksNewer } from './newer-facts.ts'
import { judgeAward, judgeDeadline, type ValueJudgement } from './judge-values.ts'
import type { GoldListing, ReadListing } from './shapes.ts'

/** How many of the words of a part a sentence must have to be the one that holds it. */
const SHARE_OF_WORDS = 0.6

export type JudgedListing = JudgedClauses & {
  readonly gold: GoldListing
  readonly read: ReadListing
  readonly award: ValueJudgement | undefined
  readonly deadline: ValueJudgement | undefined
  /** What no fact expresses, and no sentence kept for a question holds. */
  readonly lost: readonly string[]
  readonly hasNothingToAsk: boolean
  /** Questions to students, though there is nothing to ask. */
  readonly idleQuestions: readonly string[]
  /** Called read to the end although a condition or a question is missing. */
  readonly isCalledWholeInVain: boolean
}

/** Holds one listing as it was read against what a careful reader found in it. */
export function judgeListing(gold: GoldListing, read: ReadListing): JudgedListing {
  const clauses = judgeClauses(gold, read)
  const questions = questionsOf(read)
  const lost = (gold.unread ?? []).filter((part) => !questions.some((one) => holds(one, part)))
  const hasNothingToAsk = isAllSaid(gold) && clauses.sought.every(({ found }) => found === 'found')
  const isMissing =
    lost.length > 0 || clauses.sought.some(({ found }) => found === 'missed' || found === 'partial')
  return {
    ...clauses,
    gold,
    read,
    award: judgeAward(gold, read),
    deadline: judgeDeadline(gold, read),
    lost,
    hasNothingToAsk,
    idleQuestions: hasNothingToAsk ? questions : [],
    isCalledWholeInVain: isMissing && (read.known === 'read' || read.known === 'stated'),
  }
}

/** Whether facts express all that the listing asks, beyond doubt. */
function isAllSaid(gold: GoldListing): boolean {
  const left = [...(gold.unread ?? []), ...(gold.open ?? [])]
  return left.length === 0 && gold.doubt !== true && !asksItself(gold.facts)
}

/** The sentences that stay questions: unread ones, unsure readings, the listing's own, and of facts that came later. */
function questionsOf(read: ReadListing): string[] {
  const asked = read.clauses.filter(
    ({ criteria, confidence }) =>
      confidence === 'unsure' || asksItself(criteria) || asksNewer(criteria),
  )
  return [...read.unread, ...asked.map(({ words }) => words)]
}

/** Whether there is a question of the listing's own in criteria. */
function asksItself(criteria: unknown): boolean {
  return JSON.stringify(criteria).includes('"attest"')
}

function holds(sentence: string, part: string): boolean {
  const words = new Set(wordsOf(sentence))
  const sought = wordsOf(part)
  return sought.filter((word) => words.has(word)).length >= sought.length * SHARE_OF_WORDS
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
