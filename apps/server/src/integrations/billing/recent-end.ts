import { DAY_MILLISECONDS } from '../../days.ts'

const COMPARED_DAYS = 90

/** What ended before is no longer compared with the provider's word every night. */
export const oldestEnd = (now: Date): Date =>
  new Date(now.getTime() - COMPARED_DAYS * DAY_MILLISECONDS)

export const isRecentEnd = (endedAt: Date | undefined, now: Date): boolean =>
  endedAt === undefined || endedAt > oldestEnd(now)
