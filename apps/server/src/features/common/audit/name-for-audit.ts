import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { auditPeople } from '../../../db/schema/organisations.ts'

/** By the id of an account or an applicant, what audit events call them. */
export type AuditNames = ReadonlyMap<string, string>

interface Named {
  actorId: string
  applicantId?: string
}

/** What events call these people; those who have no such name yet are given one. */
export async function nameForAudit(tx: Transaction, events: readonly Named[]): Promise<AuditNames> {
  const userIds = distinct(events.map(({ actorId }) => actorId))
  const applicantIds = distinct(events.flatMap(({ applicantId }) => applicantId ?? []))
  const people = [
    ...userIds.map((userId) => ({ id: randomUUID(), userId })),
    ...applicantIds.map((applicantId) => ({ id: randomUUID(), applicantId })),
  ]
  if (people.length === 0) return new Map()
  await tx.insert(auditPeople).values(people).onConflictDoNothing()
  return new Map([
    ...(await readNames(tx, 'userId', userIds)),
    ...(await readNames(tx, 'applicantId', applicantIds)),
  ])
}

// Sorted, so that two who name the same people at once do not wait for each other.
const distinct = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted()

async function readNames(
  db: Queryable,
  by: 'userId' | 'applicantId',
  ids: readonly string[],
): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(auditPeople)
    .where(inArray(auditPeople[by], [...ids]))
  return rows.map((row) => [row[by] ?? '', row.id])
}

/** Who the actors of events are, by what events call them; those whose account is gone are left out. */
export async function readAuditPeople(
  db: Queryable,
  names: readonly string[],
): Promise<Map<string, { userId: string | null; applicantId: string | null }>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select()
    .from(auditPeople)
    .where(inArray(auditPeople.id, [...names]))
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}
