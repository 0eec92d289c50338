import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { readStats } from '@laurel/contract/scholarships'

type Row = Pick<ListedScholarship, 'id'>
type Counts = Pick<AnswerOf<typeof readStats>, 'eligible' | 'possible' | 'yourRecommendation'>

/** What was matched at one moment: the counts, and the ids of the best, best first. */
export interface MatchesThen {
  counts: Counts
  best: readonly string[]
}

/** The best matches of which so many are read, and so many shown. */
export const READ_COUNT = 6
export const SHOWN_COUNT = 3

/** Undefined while either is not known. */
export function matchesNow(
  counts: Counts | undefined,
  rows: readonly Row[] | undefined,
): MatchesThen | undefined {
  return counts && rows && { counts, best: rows.map(({ id }) => id) }
}

/** Whether a save made a difference to what is matched; an unknown before makes none. */
export function haveChanged(
  before: MatchesThen | undefined,
  after: MatchesThen | undefined,
): boolean {
  if (!before || !after) return false
  const { counts, best } = before
  const areSame =
    counts.eligible === after.counts.eligible &&
    counts.possible === after.counts.possible &&
    best.length === after.best.length &&
    best.every((id, position) => id === after.best[position])
  return !areSame
}

/** The new ones among the best first, then the best; in their order. */
export function pickSuggestions<Listed extends Row>(
  rows: readonly Listed[],
  before: MatchesThen,
): { scholarship: Listed; isNew: boolean }[] {
  const marked = rows.map((scholarship) => ({
    scholarship,
    isNew: !before.best.includes(scholarship.id),
  }))
  return [...marked.filter(({ isNew }) => isNew), ...marked.filter(({ isNew }) => !isNew)].slice(
    0,
    SHOWN_COUNT,
  )
}

const count = (number: number, one: string, several: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`

/** The answer in words: the person's real counts, and what the save did to them. */
export function describeSuggestions(before: MatchesThen, after: Counts): string {
  const { yourRecommendation: total, possible } = after
  if (total === 0) return 'Nothing open matches your answers right now. New ones come in often.'
  const more = total - before.counts.yourRecommendation
  const change = more > 0 ? `, ${more.toLocaleString('en-US')} more than before` : ''
  const waiting = possible > 0 ? ` ${count(possible, 'still needs', 'still need')} an answer.` : ''
  return `${count(total, 'scholarship matches', 'scholarships match')} your profile now${change}.${waiting} These fit best:`
}
