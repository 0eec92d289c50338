import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type { listAudit as listCall, RecordedEvent } from '@laurel/contract/organisation-audit'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { readAuditPeople } from './name-for-audit.ts'

type Row = typeof auditEvents.$inferSelect

/** A part of what was recorded of an organisation, with the names of those who are still here. */
export async function listAudit(
  db: Queryable,
  { organisationId, userId }: { organisationId: string; userId: string },
  { offset, limit }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const where = eq(auditEvents.organisationId, organisationId)
  const [total, rows] = await Promise.all([
    db.$count(auditEvents, where),
    db
      .select()
      .from(auditEvents)
      .where(where)
      .orderBy(desc(auditEvents.ordinal))
      .offset(offset)
      .limit(limit - offset),
  ])
  const [people, titles] = await Promise.all([readNames(db, rows), readTitles(db, rows)])
  return { total, events: rows.map((row) => toEvent(row, people, titles, userId)) }
}

interface Person {
  userId: string
  name: string
  isAdministrator: boolean
}

function toEvent(
  row: Row,
  people: ReadonlyMap<string, Person>,
  titles: ReadonlyMap<string, string>,
  readerId: string,
): RecordedEvent {
  const actor = people.get(row.actor)
  const { member, ...details } = row.details
  const title = row.scholarship === null ? undefined : titles.get(row.scholarship)
  return {
    ordinal: row.ordinal,
    happenedAt: row.happenedAt.toISOString(),
    action: row.action,
    actorName: actor?.name ?? null,
    isYou: actor?.userId === readerId,
    isAdministrator: actor?.isAdministrator ?? false,
    scholarship:
      row.scholarship === null || title === undefined ? null : { id: row.scholarship, title },
    applicantName: people.get(row.applicant ?? '')?.name ?? null,
    memberName: people.get(String(member ?? ''))?.name ?? null,
    details,
  }
}

/** By what events call them. */
async function readNames(db: Queryable, rows: readonly Row[]): Promise<Map<string, Person>> {
  const named = rows.flatMap(({ actor, applicant, details }) => [
    actor,
    applicant ?? actor,
    String(details['member'] ?? actor),
  ])
  const people = await readAuditPeople(db, [...new Set(named)])
  const ofUsers = [...people.values()].flatMap(({ userId }) => userId ?? [])
  const ofApplicants = [...people.values()].flatMap(({ applicantId }) => applicantId ?? [])
  const known = await readPeople(db, ofUsers, ofApplicants)
  return new Map(
    [...people].flatMap(([name, { userId, applicantId }]) => {
      const person = known.get(userId ?? applicantId ?? '')
      return person ? [[name, person]] : []
    }),
  )
}

async function readPeople(
  db: Queryable,
  userIds: readonly string[],
  applicantIds: readonly string[],
): Promise<Map<string, Person>> {
  const { id, firstName, lastName, role } = users
  const columns = { userId: id, firstName, lastName, role }
  const [accounts, students] = await Promise.all([
    userIds.length === 0
      ? []
      : db
          .select(columns)
          .from(users)
          .where(inArray(id, [...userIds])),
    applicantIds.length === 0
      ? []
      : db
          .select({ ...columns, applicantId: applicants.id })
          .from(applicants)
          .innerJoin(users, eq(id, applicants.userId))
          .where(inArray(applicants.id, [...applicantIds])),
  ])
  return new Map([
    ...accounts.map((row) => [row.userId, toPerson(row)] as const),
    ...students.map((row) => [row.applicantId, toPerson(row)] as const),
  ])
}

const toPerson = (row: {
  userId: string
  firstName: string
  lastName: string
  role: string
}): Person => ({
  userId: row.userId,
  name: `${row.firstName} ${row.lastName}`.trim(),
  isAdministrator: row.role === 'ADMIN',
})

async function readTitles(db: Queryable, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ scholarship }) => scholarship ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: scholarships.id, title: scholarships.title })
    .from(scholarships)
    .where(inArray(scholarships.id, ids))
  return new Map(found.map(({ id, title }) => [id, title]))
}
