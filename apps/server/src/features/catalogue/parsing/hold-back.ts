import type { Deadline } from '@laurel/contract/scholarship-shapes'
import { findCautions, tellCautions } from '../trust/find-cautions.ts'
import { NO_SPONSOR } from '../trust/no-sponsor.ts'
import { YEARS_UNTIL_OLD } from '../trust/years-until-old.ts'
import { rawOf } from './parse-award-fields.ts'
import { CLOSED_UNDATED, type ParsedDeadline } from './parse-deadline.ts'
import type { CatalogueRecord } from './parse-record.ts'

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

const CLOSED = 'closed, and no next date is known'

interface Listing {
  sponsor: string
  /** All that it says, as plain text. */
  texts: readonly string[]
  deadline: Deadline
}

/**
 * Why a listing of any file waits for a person before anybody sees it as open: what it asks of
 * students, or that its round is over and nobody knows of the next. Null when it need not wait.
 */
export const reasonToHoldBack = ({ sponsor, texts, deadline }: Listing): string | null => {
  const named = sponsor === NO_SPONSOR ? undefined : sponsor
  const isOver = deadline.date === null && texts.some(saysRoundIsOver)
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
