import type { readApplicantChoices as choicesCall } from '@laurel/contract/applicants'
import type { AnswerOf } from '@laurel/contract/define-call'
import { mayAs } from '@laurel/contract/organisation-rights'
import { asc, desc, eq, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { applicantEntries, applicationHandlings } from '../../../db/schema/rounds.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { nameOf } from './read-rows.ts'

/** What applicants of a scholarship can be filtered by and given. */
export async function readChoices(
  db: Queryable,
  { organisationId, scholarshipId, cycle }: ScholarshipMember,
): Promise<AnswerOf<typeof choicesCall>> {
  const [rounds, tags, members] = await Promise.all([
    readRounds(db, scholarshipId),
    readTags(db, scholarshipId),
    readMembers(db, organisationId),
  ])
  return { rounds: [...new Set([cycle, ...rounds])], tags, members }
}

/** The latest first. */
async function readRounds(db: Queryable, scholarshipId: string): Promise<string[]> {
  const rows = await db
    .select({ cycle: applicantEntries.cycle })
    .from(applicantEntries)
    .where(eq(applicantEntries.scholarshipId, scholarshipId))
    .groupBy(applicantEntries.cycle)
    .orderBy(desc(max(applicantEntries.submittedAt)))
  return rows.map(({ cycle }) => cycle)
}

async function readTags(db: Queryable, scholarshipId: string): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct tag
    from ${applicantEntries} as entry
    join ${applicationHandlings} as handling on handling.application_id = entry.application_id
    cross join jsonb_array_elements_text(handling.tags) as tag
    where entry.scholarship_id = ${scholarshipId}
    order by tag`)
  return rows.map(({ tag }) => tag)
}

/** Those who may look after an application. */
async function readMembers(db: Queryable, organisationId: string) {
  const rows = await db
    .select({ id: users.id, name: nameOf, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(asc(nameOf), asc(users.id))
  return rows
    .filter(({ role }) => mayAs(role, 'update_applicant'))
    .map(({ id, name }) => ({ id, name }))
}
