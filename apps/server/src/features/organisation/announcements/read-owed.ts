import { and, isNull, ne, or, sql } from 'drizzle-orm'
import { addBusinessDays } from '../../../business-days.ts'
import { DAY_MILLISECONDS, dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { REMIND_AFTER, REMIND_DAYS, TELL_WITHIN } from './rules.ts'
import { selectRounds } from './select-rounds.ts'

export interface OwedRound {
  scholarshipId: string
  cycle: string
  title: string
  organisationId: string
  organisation: string
  applicants: number
  /** By which day they are owed an answer, and why; the earlier of two. */
  dueOn: string
  why: 'promised' | 'decided'
  /** The organisation is to be reminded by now. */
  isNear: boolean
  isMissed: boolean
  /** The organisation was reminded. */
  isReminded: boolean
  /** Administrators know of it. */
  isTold: boolean
}

/** Rounds with applicants who are owed an answer by some day, and have none; the earliest first. */
export async function readOwed(db: Queryable, now: Date): Promise<OwedRound[]> {
  const rows = await selectRounds(
    db,
    and(
      isNull(rounds.announcedAt),
      isNull(rounds.cancelledAt),
      ne(scholarships.status, 'draft'),
      // The day where the scholarship is follows below.
      or(
        sql`${rounds.announceBy} <= ${dayIn('UTC', new Date(now.getTime() + (REMIND_DAYS + 1) * DAY_MILLISECONDS))}`,
        sql`${rounds.decidedAt} <= ${new Date(now.getTime() - (REMIND_AFTER - 1) * DAY_MILLISECONDS).toISOString()}::timestamptz`,
      ),
    ),
  )
  return rows
    .map((row) => toOwed(row, now))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ dueOn, title }: OwedRound): string => `${dueOn} ${title}`

type Row = Awaited<ReturnType<typeof selectRounds>>[number]

function toOwed(row: Row, now: Date): OwedRound {
  const { round, timeZone, ...about } = row
  const { announceBy, decidedAt } = round
  const today = dayIn(timeZone, now)
  const decidedOn = decidedAt && dayIn(timeZone, decidedAt)
  const tellBy = decidedOn && addBusinessDays(decidedOn, TELL_WITHIN)
  const isPromised = announceBy !== null && (tellBy === null || announceBy <= tellBy)
  const near = dayIn(timeZone, new Date(now.getTime() + REMIND_DAYS * DAY_MILLISECONDS))
  const dueOn = (isPromised ? announceBy : tellBy) ?? today
  return {
    scholarshipId: round.scholarshipId,
    cycle: round.cycle,
    ...about,
    dueOn,
    why: isPromised ? 'promised' : 'decided',
    isNear:
      (announceBy !== null && announceBy <= near) ||
      (decidedOn !== null && addBusinessDays(decidedOn, REMIND_AFTER) <= today),
    isMissed: dueOn < today,
    isReminded: round.remindedAt !== null,
    isTold: round.overdueToldAt !== null,
  }
}
