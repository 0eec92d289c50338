import { mayAs, type OrganisationRole } from '@laurel/contract/organisation-rights'
import type { Waiting } from '@laurel/contract/organisation-home'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { readWaiting as readCall } from '@laurel/contract/organisation-home'
import { eq, sql } from 'drizzle-orm'
import { addBusinessDays } from '../../../business-days.ts'
import { DAY_MILLISECONDS, dayIn } from '../../../days.ts'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { Queryable } from '../../../db/database.ts'
import { CallFailure } from '../../../http/failures.ts'
import { readUnreached, type UnreachedRound } from '../announcements/read-unreached.ts'
import { TELL_WITHIN } from '../announcements/rules.ts'
import { readOwnOrganisations } from '../organisations/queries.ts'
import type { Member } from '../organisations/require-member.ts'

/** Rounds that close, and promised days, are told of so long before. */
const SOON_MILLISECONDS = 14 * DAY_MILLISECONDS

interface Row {
  scholarshipId: string
  title: string
  timeZone: string
  status: 'draft' | 'published' | 'withdrawn' | 'merged'
  closesAt: string | null
  updatedAt: string
  /** Of the present round. */
  unread: number
  /** Of rounds that take no applications any more and are not announced. */
  undecided: number
  announceBy: string | null
  /** When the first decision was made that nobody was told of. */
  decidedAt: string | null
}

const NOT_SETTLED = sql`round.announced_at is null and round.cancelled_at is null`

/** What each of an organisation's own scholarships has waiting, in one statement. */
const selectRows = prepareStatement<Row, { organisationId: string; now: Date }>(
  'select waiting',
  sql`
    select scholarship.id as "scholarshipId", title, status,
      time_zone as "timeZone", closes_at as "closesAt", updated_at as "updatedAt",
      (select count(*)::int from applications as application
        left join application_handlings as handling on handling.application_id = application.id
        where application.scholarship_id = scholarship.id
          and application.cycle = scholarship.cycle
          and application.status = 'Received'
          and application.stage is distinct from 'withdrawn'
          and handling.opened_at is null) as unread,
      (select count(*)::int from applications as application
        left join rounds as round on round.scholarship_id = application.scholarship_id
          and round.cycle = application.cycle
        left join decisions as decision on decision.application_id = application.id
        where application.scholarship_id = scholarship.id
          and application.status = 'Received'
          and application.stage is distinct from 'withdrawn'
          and application.stage is distinct from 'won'
          and application.stage is distinct from 'not_selected'
          and decision.application_id is null
          and ${NOT_SETTLED}
          and (application.cycle <> scholarship.cycle
            or scholarship.closes_at < ${sql.placeholder('now')}::timestamptz)) as undecided,
      (select min(round.announce_by) from rounds as round
        where round.scholarship_id = scholarship.id and ${NOT_SETTLED}) as "announceBy",
      (select min(round.decided_at) from rounds as round
        where round.scholarship_id = scholarship.id and ${NOT_SETTLED}) as "decidedAt"
    from scholarships as scholarship
    where scholarship.organisation_id = ${sql.placeholder('organisationId')}
      and scholarship.delivery = 'laurel' and scholarship.status in ('draft', 'published')
    order by title, scholarship.id`,
)

/** What waits for a member by what their role may do, the most pressing first. */
export async function readWaiting(
  db: Queryable,
  { userId, organisationId }: Member,
  now: Date,
): Promise<AnswerOf<typeof readCall>> {
  const ofOrganisation = eq(scholarships.organisationId, organisationId)
  const [own, rows, given, unreached] = await Promise.all([
    readOwnOrganisations(db, userId),
    selectRows(db, { organisationId, now }),
    db.select({ id: scholarships.id }).from(scholarships).where(ofOrganisation).limit(1),
    readUnreached(db, now, organisationId),
  ])
  const organisation = own.find(({ id }) => id === organisationId)
  // Removed since the right was checked.
  if (!organisation) throw new CallFailure('NOT_FOUND')
  const { vetting, role } = organisation
  const reaching = mayAs(role, 'announce_award') ? unreached.map(toReaching) : []
  const waiting = [
    ...rows.flatMap((row) => findOwed(row, role, now) ?? []),
    ...reaching,
    ...KINDS.flatMap((find) => rows.flatMap((row) => find(row, role, now) ?? [])),
  ]
  return { vetting, hasScholarships: given.length > 0, waiting }
}

type Find = (row: Row, role: OrganisationRole, now: Date) => Waiting | undefined

/** What applicants are owed next: the promised day, or the one that follows from a decision. */
const findOwed: Find = (row, role, now) => {
  const { scholarshipId, title, timeZone, announceBy, decidedAt } = row
  if (!mayAs(role, 'announce_award')) return undefined
  const today = dayIn(timeZone, now)
  const tellBy = decidedAt && addBusinessDays(dayIn(timeZone, new Date(decidedAt)), TELL_WITHIN)
  if (tellBy !== null && (announceBy === null || tellBy < announceBy))
    return { kind: 'decided', scholarshipId, title, tellBy, isMissed: tellBy < today }
  if (announceBy === null) return undefined
  if (announceBy > dayIn(timeZone, new Date(now.getTime() + SOON_MILLISECONDS))) return undefined
  return { kind: 'announcement', scholarshipId, title, announceBy, isMissed: announceBy < today }
}

const toReaching = (round: UnreachedRound): Waiting => {
  const { scholarshipId, title, cycle, winners, reachBy, isLate } = round
  return {
    kind: 'reaching',
    scholarshipId,
    title,
    cycle,
    count: winners,
    reachBy,
    isMissed: isLate,
  }
}

const findUndecided: Find = ({ scholarshipId, title, undecided }, role) =>
  undecided > 0 && mayAs(role, 'decide_award')
    ? { kind: 'undecided', scholarshipId, title, count: undecided }
    : undefined

const findUnread: Find = ({ scholarshipId, title, unread }, role) =>
  unread > 0 && mayAs(role, 'read_applicant')
    ? { kind: 'unread', scholarshipId, title, count: unread }
    : undefined

const findClosing: Find = ({ scholarshipId, title, status, closesAt }, role, now) => {
  if (status !== 'published' || closesAt === null || !mayAs(role, 'read_scholarship'))
    return undefined
  const left = new Date(closesAt).getTime() - now.getTime()
  return left >= 0 && left <= SOON_MILLISECONDS
    ? { kind: 'closing', scholarshipId, title, closesAt: new Date(closesAt).toISOString() }
    : undefined
}

const findDraft: Find = ({ scholarshipId, title, status, updatedAt }, role) =>
  status === 'draft' && mayAs(role, 'update_scholarship')
    ? { kind: 'draft', scholarshipId, title, changedAt: new Date(updatedAt).toISOString() }
    : undefined

/** In the order in which they are shown. */
const KINDS: readonly Find[] = [findUndecided, findUnread, findClosing, findDraft]
