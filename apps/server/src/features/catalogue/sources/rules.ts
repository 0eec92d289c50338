import { DAY_MILLISECONDS } from '../../../days.ts'
import type { PageOutcome } from '../../../integrations/pages/fetch-page.ts'

/** No server is asked more often than this, whatever listings it has. */
export const HOST_REST_MILLISECONDS = 10_000
/** What a server allows is asked again after a day (RFC 9309, 2.4). */
export const ROBOTS_MILLISECONDS = DAY_MILLISECONDS
/** Longer chains of redirects lead nowhere. */
export const MOST_STEPS = 5

/** A round that ends within so many days is looked at by the week. */
const SOON_DAYS = 60
const OFTEN_DAYS = 7
const SELDOM_DAYS = 30
const AFTER_MISSING_DAYS = 3
const AFTER_SILENCE_DAYS = 2
const AFTER_REFUSAL_DAYS = 30
const WEEK_DAYS = 7
/** Of a page that stays away no more days are kept. */
const MOST_MISSES = 20

interface Listing {
  closesAt: Date | null
  /** Students who saved it or began an application. */
  followers: number
}

/** The days until a page that was there is looked at again. */
export function daysBetweenChecks({ closesAt, followers }: Listing, now: Date): number {
  const left = closesAt === null ? Infinity : closesAt.getTime() - now.getTime()
  const isSoon = left > 0 && left <= SOON_DAYS * DAY_MILLISECONDS
  return isSoon || followers > 0 ? OFTEN_DAYS : SELDOM_DAYS
}

/** What an answer says of a page. */
export type Finding =
  | { kind: 'there' }
  | { kind: 'unchanged' }
  | { kind: 'moved'; to: string }
  | { kind: 'missing' }
  | { kind: 'silent'; why: string }
  /** Its server asks programs to stay away from it. */
  | { kind: 'refused' }

/** What is known of a page after it was asked for. */
export function judgeOutcome(outcome: PageOutcome, address: string): Finding {
  if ('problem' in outcome)
    return outcome.problem === 'silence'
      ? { kind: 'silent', why: outcome.words }
      : { kind: 'missing' }
  const { status, headers } = outcome
  if (status === 200) return { kind: 'there' }
  if (status === 304) return { kind: 'unchanged' }
  if (status === 404 || status === 410) return { kind: 'missing' }
  const to = status >= 300 && status < 400 ? parseTarget(headers.location, address) : undefined
  return to === undefined ? { kind: 'silent', why: `Answered ${status}.` } : { kind: 'moved', to }
}

function parseTarget(location: string | undefined, address: string): string | undefined {
  const target = location === undefined ? null : URL.parse(location, address)
  if (target === null || !/^https?:$/.test(target.protocol)) return undefined
  // Neither is sent to a server by a visitor who is led on.
  target.username = ''
  target.password = ''
  target.hash = ''
  return target.href
}

interface Misses {
  missedAt: readonly string[]
  deadSince: Date | null
}

/** Days on which a page was missed, with today; dead where that makes two within a week. */
export function addMiss({ missedAt, deadSince }: Misses, now: Date): Misses {
  const since = now.getTime() - WEEK_DAYS * DAY_MILLISECONDS
  const isAgain = missedAt.some((at) => Date.parse(at) >= since)
  return {
    missedAt: [...missedAt, now.toISOString()].slice(-MOST_MISSES),
    deadSince: deadSince ?? (isAgain ? now : null),
  }
}

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MILLISECONDS)

/** When a page is looked at again after that. */
export function nextCheck(
  finding: Exclude<Finding['kind'], 'moved'>,
  listing: Listing,
  now: Date,
): Date {
  if (finding === 'missing') return inDays(now, AFTER_MISSING_DAYS)
  if (finding === 'silent') return inDays(now, AFTER_SILENCE_DAYS)
  if (finding === 'refused') return inDays(now, AFTER_REFUSAL_DAYS)
  return inDays(now, daysBetweenChecks(listing, now))
}
