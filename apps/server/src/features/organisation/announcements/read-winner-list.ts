import type { AnswerOf } from '@laurel/contract/define-call'
import { WINNER_LIST_DAYS, type readWinnerList as listCall } from '@laurel/contract/announcements'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS, dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { decisions } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { isApplicant, isKey, type Session } from '../../../http/session.ts'
import { isInRound, readRounds, type Round } from './read-round.ts'

/**
 * Who won an announced round, the one announced last where none is named, for whoever applied to it
 * and for the organisation. Throws NOT_FOUND, and WINNER_LIST_OVER once its days have passed.
 */
export async function readWinnerList(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  who: Session,
  scholarshipId: string,
  cycle: string | undefined,
): Promise<AnswerOf<typeof listCall>> {
  const now = clock.now()
  const rounds = await readRounds(db, scholarshipId, now)
  const round = rounds.find(
    (each) => each.state === 'announced' && (cycle === undefined || each.cycle === cycle),
  )
  const announcedAt = round?.announcedAt
  if (!round || !announcedAt || !(await mayRead(db, who, round))) throw new CallFailure('NOT_FOUND')
  const until = new Date(announcedAt.getTime() + WINNER_LIST_DAYS * DAY_MILLISECONDS)
  if (now > until) throw new CallFailure('WINNER_LIST_OVER')
  const rows = await readWon(db, round)
  return {
    title: round.title,
    cycle: round.cycle,
    announcedAt: announcedAt.toISOString(),
    until: dayIn(round.timeZone, until),
    winners: rows.map(({ firstName, lastName, amountUsd }) => ({
      name: `${firstName} ${lastName.slice(0, 1)}`.trim() + (lastName === '' ? '' : '.'),
      amount: amountUsd ?? round.usualUsd,
    })),
  }
}

async function mayRead(db: Queryable, who: Session, { scholarshipId, cycle }: Round) {
  if (isKey(who)) return false
  const [row] = await db
    .select({ id: scholarships.id })
    .from(scholarships)
    .leftJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, scholarships.organisationId),
        eq(organisationMembers.userId, who.userId),
      ),
    )
    .leftJoin(
      applications,
      and(
        eq(applications.scholarshipId, scholarships.id),
        eq(applications.cycle, cycle),
        eq(applications.status, 'Received'),
        isApplicant(who)
          ? eq(applications.applicantId, who.applicantId)
          : isNull(applications.applicantId),
      ),
    )
    .where(
      and(
        eq(scholarships.id, scholarshipId),
        or(eq(organisationMembers.userId, who.userId), eq(applications.cycle, cycle)),
      ),
    )
  return row !== undefined
}

const readWon = (db: Queryable, { scholarshipId, cycle }: Round) =>
  db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      amountUsd: decisions.amountUsd,
    })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(isInRound(scholarshipId, cycle), eq(decisions.outcome, 'won')))
    .orderBy(asc(users.firstName), asc(applications.id))
