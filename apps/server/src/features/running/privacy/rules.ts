import type { PrivacyKind } from '@laurel/contract/privacy'
import { addBusinessDays } from '../../../business-days.ts'
import { addDays, DAY_MILLISECONDS, dayIn, DEFAULT_TIME_ZONE, endOfDay } from '../../../days.ts'
import { timesOf } from './states.ts'

/** Longer than codes: it proves an address and lets nobody in. */
export const REQUEST_LINK_DAYS = 7

/** A link that was mailed later than this is good. */
export const oldestLink = (now: Date): Date =>
  new Date(now.getTime() - REQUEST_LINK_DAYS * DAY_MILLISECONDS)

/** Spec 2 section 9: "Requests kept 2 years". */
export const REQUEST_YEARS = 2

/**
 * The longest time that the IRS names for keeping papers that support a return ("How long should I
 * keep records?": three years as a rule, seven at most), because an award of over $600 is reported.
 */
export const AWARD_RECORD_YEARS = 7

export function yearsLater(instant: Date, years: number): Date {
  const later = new Date(instant)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}

/** Spec 2 section 9: "Know requests allowed twice per 12 months". */
export const KNOW_REQUESTS = 2

/** Administrators are warned so many days before an answer is due. */
export const WARNING_DAYS = 10

interface Timed {
  kind: PrivacyKind
  /** Of the United States, as typed. */
  state: string
  receivedAt: Date
}

/** The end of the day by which an answer is promised, counted from the day of the request. */
export function dueAt({ receivedAt, ...asked }: Timed): Date {
  const { days, businessDays } = timesOf(asked)
  const day = dayIn(DEFAULT_TIME_ZONE, receivedAt)
  return businessDays === undefined
    ? endOfDay(addDays(day, days), DEFAULT_TIME_ZONE)
    : endOfDay(addBusinessDays(day, businessDays), DEFAULT_TIME_ZONE)
}

/** The same once more time was taken; as before where none may be. */
export function extendedDueAt({ receivedAt, ...asked }: Timed): Date {
  const { extendedDays } = timesOf(asked)
  if (extendedDays === undefined) return dueAt({ receivedAt, ...asked })
  return endOfDay(addDays(dayIn(DEFAULT_TIME_ZONE, receivedAt), extendedDays), DEFAULT_TIME_ZONE)
}

/** Crockford's: no letter that is read as a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 6
const PREFIXES: Readonly<Record<PrivacyKind, string>> = {
  know: 'KNW',
  delete: 'DEL',
  correct: 'COR',
  do_not_sell: 'DNS',
  appeal: 'APL',
  unsubscribe: 'UNS',
}

/** A name for a request that people can read out, such as DNS-7K3F9Q, made of its random id. */
export function referenceOf({ kind, id }: { kind: PrivacyKind; id: string }): string {
  const bits = Number.parseInt(id.slice(0, 8), 16)
  const signs = Array.from({ length: REFERENCE_LENGTH }, (_, at) =>
    SIGNS.charAt((bits >>> (at * 5)) & 31),
  )
  return `${PREFIXES[kind]}-${signs.join('')}`
}

/** Enough to know one's own address by: d…@example.org. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email].at(0) ?? ''}…${email.slice(at)}`
}
