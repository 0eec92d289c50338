import type { ApplicationRead } from '@laurel/contract/organisation-audit'
import { and, desc, eq } from 'drizzle-orm'
import { dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import {
  auditEvents,
  auditPeople,
  organisationMembers,
  organisations,
} from '../../../db/schema/organisations.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'

/**
 * Who has read an application of the student's own, each organisation and role once a day. Throws
 * NOT_FOUND.
 */
export async function listReads(
  db: Queryable,
  { applicantId, timeZone }: Pick<ApplicantSession, 'applicantId' | 'timeZone'>,
  applicationId: string,
): Promise<ApplicationRead[]> {
  const own = and(eq(applications.id, applicationId), eq(applications.applicantId, applicantId))
  if ((await db.$count(applications, own)) === 0) throw new CallFailure('NOT_FOUND')
  const rows = await selectReads(db, applicantId, applicationId)
  const reads = rows.map(({ happenedAt, ...read }) => ({
    ...read,
    day: dayIn(timeZone, happenedAt),
  }))
  return [...new Map(reads.map((read) => [JSON.stringify(read), read])).values()]
}

/** By the name that events have for the student, which their index begins with. */
const selectReads = (db: Queryable, applicantId: string, applicationId: string) => {
  const reader = db
    .select({ id: auditPeople.id, userId: auditPeople.userId })
    .from(auditPeople)
    .as('reader')
  return db
    .select({
      organisationName: organisations.name,
      role: organisationMembers.role,
      happenedAt: auditEvents.happenedAt,
    })
    .from(auditPeople)
    .innerJoin(auditEvents, eq(auditEvents.applicant, auditPeople.id))
    .innerJoin(organisations, eq(organisations.id, auditEvents.organisationId))
    .leftJoin(reader, eq(reader.id, auditEvents.actor))
    .leftJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, auditEvents.organisationId),
        eq(organisationMembers.userId, reader.userId),
      ),
    )
    .where(
      and(
        eq(auditPeople.applicantId, applicantId),
        eq(auditEvents.application, applicationId),
        eq(auditEvents.action, 'read_application'),
      ),
    )
    .orderBy(desc(auditEvents.happenedAt), desc(auditEvents.ordinal))
}
