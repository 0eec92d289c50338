import type { Deadline } from '@laurel/contract/scholarship-shapes'
import { MONTHS } from '@laurel/contract/words/date-words'
import { findCautions, tellCautions } from '../trust/find-cautions.ts'
import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import { YEARS_UNTIL_OLD } from '../trust/years-until-old.ts'
import { rawOf } from './parse-award-fields.ts'
import { monthOf } from './cells/parse-day.ts'
import { CLOSED_UNDATED, type ParsedDeadline } from './cells/parse-deadline.ts'
import type { CatalogueRecord } from './catalogue-record.ts'

/** A day that a source named for this round: it says itself whether it is over. */
const isCertain = ({ type, date, isEstimate }: Deadline): boolean =>
  type === 'fixed' && date !== null && !isEstimate

const newestYear = (texts: readonly string[]): number | null => {
  const years = texts.flatMap((text) =>
    [...text.slice(0, 1000).matchAll(/(?<!\bclass of )\b20\d\d\b/gi)].map(Number),
  )
  return years.length === 0 ? null : Math.max(...years)
}

/** A sentence of a listing that says the round is over. */
const ROUND_IS_OVER =
  /\b(?:applications?|entries|submissions|nominations|the (?:application|scholarship|program|contest|competition|portal|window|cycle|round))\b[^.!?]{0,60}? (?:is|are|has|have) (?:now |currently |already )?(?:been )?closed\b/i
const LONGEST_CHARACTERS = 20_000

/** Whether a listing's own text says that nobody can apply now. */
const saysRoundIsOver = (text: string): boolean =>
  ROUND_IS_OVER.test(text.slice(0, LONGEST_CHARACTERS))

/** The last month in which entries are taken: 'monthly drawings through August 2026'. */
const LAST_MONTH = new RegExp(
  `\\b(?:entr(?:y|ies)|drawings?|sweepstakes|giveaways?|contests?|applications?|submissions|open|runs?|monthly|weekly)\\b[^.!?\\n]{0,60}?\\b(?:through|thru|until|till) (?:the end of )?(${MONTHS.join('|')}),? (20\\d\\d)\\b`,
  'gi',
)

/** Whether the last month that texts name for entries is over, and they name no later year. */
const isLastMonthOver = (texts: readonly string[], today: string): boolean => {
  const read = texts.map((text) => text.slice(0, LONGEST_CHARACTERS))
  const ends = read.flatMap((text) =>
    [...text.matchAll(LAST_MONTH)].map(([, month = '', year]) => {
      return `${year}-${String(monthOf(month)).padStart(2, '0')}`
    }),
  )
  const last = ends.toSorted().at(-1)
  if (last === undefined || last >= today.slice(0, 7)) return false
  return (newestYear(read) ?? 0) <= Number(last.slice(0, 4))
}

const CLOSED = 'closed, and no next date is known'

interface Listing {
  sponsor: string
  /** All that it says, as plain text. */
  texts: readonly string[]
  deadline: Deadline
  today: string
}

/**
 * Why a listing of any file waits for a person before anybody sees it as open: what it asks of
 * students, or that its round is over and nobody knows of the next. Null when it need not wait.
 */
export const reasonToHoldBack = ({ sponsor, texts, deadline, today }: Listing): string | null => {
  const named = sponsor === NO_SPONSOR ? undefined : sponsor
  const isOver =
    deadline.date === null && (texts.some(saysRoundIsOver) || isLastMonthOver(texts, today))
  return tellCautions(findCautions({ sponsor: named, texts })) ?? (isOver ? CLOSED : null)
}

/**
 * Why a row waits by what stands in its columns; null when it need not. Without a day of its own it
 * would stand among what is open all the time.
 */
export const reasonOfColumns = (
  { fields }: CatalogueRecord,
  { deadline, warnings }: ParsedDeadline,
  today: string,
): string | null => {
  if (isCertain(deadline)) return null
  if (warnings.includes(CLOSED_UNDATED)) return CLOSED
  const year = newestYear(
    [fields.title, fields.deadline, fields.opens, fields.verifiedOn].map(rawOf),
  )
  return year !== null && year <= Number(today.slice(0, 4)) - YEARS_UNTIL_OLD
    ? `of ${year}, and not checked since`
    : null
}
