import type { Deadline } from '@laurel/contract/scholarship-shapes'
import { rawOf } from './parse-award-fields.ts'
import { CLOSED_UNDATED, type ParsedDeadline } from './parse-deadline.ts'
import type { CatalogueRecord } from './parse-record.ts'

/** What last happened so many years ago, and was not checked since, is over as far as anybody knows. */
const YEARS_UNTIL_OLD = 2

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

/** Why a listing whose text says that its round is over waits; null when the next day is known. */
export const reasonOfText = (text: string, deadline: Deadline): string | null =>
  deadline.date === null && saysRoundIsOver(text) ? CLOSED : null

const CLOSED = 'closed, and no next date is known'

/**
 * Why a row waits for a person before anybody sees it as open; null when it need not. Without a day
 * of its own it would stand among what is open all the time.
 */
export const reasonToHoldBack = (
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
