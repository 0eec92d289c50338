import type { privacyRequests } from '../../db/schema/privacy.ts'

type Kind = typeof privacyRequests.$inferSelect.kind

/** Longer than codes: it proves an address and lets nobody in. */
export const REQUEST_LINK_DAYS = 7

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

/** Crockford's: no letter that is read as a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 6
const PREFIXES: Readonly<Record<Kind, string>> = { do_not_sell: 'DNS', unsubscribe: 'UNS' }

/** A name for a request that people can read out, such as DNS-7K3F9Q, made of its random id. */
export function referenceOf({ kind, id }: { kind: Kind; id: string }): string {
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
