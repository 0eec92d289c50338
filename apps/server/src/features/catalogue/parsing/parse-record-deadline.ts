import { isTimeZone } from '../../../days.ts'
import type { DeadlineContext, ParsedDeadline } from './cells/parse-deadline.ts'
import { parseDeadline } from './cells/parse-deadline.ts'
import { parseOwnDeadline } from './parse-deadline-fields.ts'
import { lineOf } from './parse-listing.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import type { ImportContext } from './parsed-row.ts'
import { statedDay } from './parse-source.ts'

const timeZoneOf = (value: unknown): string | undefined => {
  const zone = lineOf(value)
  return zone !== '' && isTimeZone(zone) ? zone : undefined
}

/** A column of its own for an estimate is our reading of a round, not the sponsor's words. */
const estimateOf = (value: unknown, context: DeadlineContext): ParsedDeadline | null => {
  const text = lineOf(value)
  if (text === '') return null
  const parsed = parseDeadline(text, { ...context, isEstimate: true })
  const { raw: _ours, ...deadline } = parsed.deadline
  return deadline.date === null && deadline.month === undefined ? null : { ...parsed, deadline }
}

const withOpening = (parsed: ParsedDeadline, opens: unknown): ParsedDeadline => {
  const day = statedDay(lineOf(opens))
  const { date, opens: known } = parsed.deadline
  if (known !== undefined || day === undefined || (date !== null && day > date)) return parsed
  return { ...parsed, deadline: { ...parsed.deadline, opens: day } }
}

/** The deadline of a row, from whichever of its columns says most. */
export const parseRecordDeadline = (
  { fields, deadline }: CatalogueRecord,
  { today, dayOrder }: ImportContext,
): ParsedDeadline => {
  const timeZone = timeZoneOf(fields.timeZone)
  const context: DeadlineContext = {
    today,
    ...(timeZone ? { timeZone } : {}),
    ...(dayOrder ? { dayOrder } : {}),
  }
  const stated = parseOwnDeadline(deadline ?? fields.deadline, context)
  const isOpenQuestion = stated.deadline.date === null && stated.deadline.type !== 'rolling'
  const estimate = isOpenQuestion ? estimateOf(fields.estimatedDeadline, context) : null
  return withOpening(estimate ?? stated, fields.opens)
}
