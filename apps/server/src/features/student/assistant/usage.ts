import { and, eq, gt, gte, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { modelUses } from '../../../db/schema/essays.ts'
import { dayIn, startOfDay } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { REPLY_MILLISECONDS } from './claim-chat.ts'

/** Essays written or changed by the assistant in a calendar month of the student's. */
export const ESSAYS_A_MONTH = { free: 10, subscriber: 300 } as const

export interface Usage {
  essaysLeft: number
  essayLimit: number
  /** YYYY-MM-DD. */
  renewsOn: string
}

/** What is left of this month's essays. */
export async function readUsage(
  { db, clock }: Pick<App, 'clock'> & { db: Queryable },
  { applicantId, timeZone }: ApplicantSession,
): Promise<Usage & { isSubscriber: boolean }> {
  const now = clock.now()
  const { first, next } = monthOf(dayIn(timeZone, now))
  const counted = and(
    eq(modelUses.applicantId, applicantId),
    eq(modelUses.purpose, 'essay'),
    or(eq(modelUses.outcome, 'counted'), isUnderWay(now)),
    gte(modelUses.usedAt, startOfDay(first, timeZone)),
  )
  const used = await db.$count(modelUses, counted)
  const isSubscriber = await readIsSubscriber(db, applicantId, now)
  const essayLimit = isSubscriber ? ESSAYS_A_MONTH.subscriber : ESSAYS_A_MONTH.free
  return { essaysLeft: Math.max(0, essayLimit - used), essayLimit, renewsOn: next, isSubscriber }
}

/** What a process began that ended in the middle of it is given up. */
const isUnderWay = (now: Date) =>
  and(
    eq(modelUses.outcome, 'begun'),
    gt(modelUses.usedAt, new Date(now.getTime() - REPLY_MILLISECONDS)),
  )

/** The first day of a day's month and of the next. */
function monthOf(day: string): { first: string; next: string } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const next = new Date(Date.UTC(year, month, 1))
  return { first: `${day.slice(0, 7)}-01`, next: next.toISOString().slice(0, 10) }
}

/** The sentence of a month that is used up; spec 1 section 8 has its first half. */
export const limitMessage = ({ essayLimit, renewsOn }: Usage): string =>
  `You have reached the limit of essay submission: ${essayLimit} in a month. It starts again on ${sayDay(renewsOn)}.`

const sayDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
