import { isDate } from '@laurel/matching/calendar'
import type { Deadline } from '@laurel/contract/scholarship-shapes'
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../../days.ts'
import { nextOccurrence, parseDays } from './cells/parse-day.ts'
import { type DeadlineContext, parseDeadline, type ParsedDeadline } from './cells/parse-deadline.ts'
import { RowRefusal } from './row-refusal.ts'

const TYPES = ['fixed', 'recurring', 'rolling', 'varies'] as const

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const day = (value: unknown, name: string): string | undefined => {
  const stated = text(value)
  if (stated !== undefined && !isDate(stated))
    throw new RowRefusal(`deadline.${name} must be a date, YYYY-MM-DD.`, 'deadline')
  return stated
}

const pattern = (value: unknown, name: string, form: RegExp): string | undefined => {
  const stated = text(value)
  if (stated !== undefined && !form.test(stated))
    throw new RowRefusal(`deadline.${name} cannot be read.`, 'deadline')
  return stated
}

const nextOf = (monthDay: string, today: string): string | null => {
  const mentions = parseDays(monthDay.replace('-', '/'))
  const [mention] = mentions === 'unclear' ? [] : mentions
  return mention ? nextOccurrence(mention, today) : null
}

/** A deadline given in parts, as the catalogue's own shape has it. */
const parseParts = (
  parts: Readonly<Record<string, unknown>>,
  context: DeadlineContext,
): ParsedDeadline => {
  const raw = text(parts['raw'])
  if (parts['type'] === undefined && raw !== undefined) return parseDeadline(raw, context)
  const isEstimate = parts['isEstimate'] === true || parts['type'] === 'estimated'
  const type = isEstimate ? 'recurring' : TYPES.find((known) => known === parts['type'])
  if (!type) throw new RowRefusal(`deadline.type must be one of ${TYPES.join(', ')}.`, 'deadline')
  const timeZone = text(parts['timeZone']) ?? context.timeZone ?? DEFAULT_TIME_ZONE
  if (!isTimeZone(timeZone))
    throw new RowRefusal('deadline.timeZone is not a time zone.', 'deadline')
  const stated = day(parts['date'], 'date')
  if (type === 'fixed' && stated === undefined)
    throw new RowRefusal('deadline.date is missing.', 'deadline')
  const monthDay = pattern(
    parts['monthDay'],
    'monthDay',
    /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  )
  const month = pattern(parts['month'], 'month', /^(?:0[1-9]|1[0-2])$/)
  const opens = day(parts['opens'], 'opens')
  const inferred =
    type === 'recurring' && stated === undefined && monthDay
      ? nextOf(monthDay, context.today)
      : null
  const deadline: Deadline = {
    type,
    date: stated ?? inferred,
    timeZone,
    ...(monthDay ? { monthDay } : {}),
    ...(month ? { month } : {}),
    ...(opens ? { opens } : {}),
    ...(raw ? { raw } : {}),
    ...(inferred || parts['isInferred'] === true || parts['inferred'] === true
      ? { isInferred: true }
      : {}),
    ...(isEstimate && stated !== undefined
      ? { monthDay: monthDay ?? stated.slice(5), isEstimate }
      : {}),
  }
  return { deadline, warnings: [] }
}

/** The deadline of a row: in words, in parts, or none. */
export const parseOwnDeadline = (value: unknown, context: DeadlineContext): ParsedDeadline => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return parseParts({ ...value }, context)
  return parseDeadline(typeof value === 'string' ? value : '', context)
}
