import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import * as schema from '../../../../db/schema/applications.ts'
import { essayEdits } from '../../../../db/schema/essays.ts'
import { automationSteps, deadlineReminders } from '../../../../db/schema/automation.ts'
import {
  savedScholarships,
  scholarships,
  seenScholarships,
} from '../../../../db/schema/scholarships.ts'
import type { Owner } from './read-owner.ts'

const { answerHistory, answerSources, applicationAnswers, applications, applicationStages } = schema
const { bulkSubmissionItems, bulkSubmissions, providerApplications, submissions } = schema

/** One application after the other, because their essays together may be large. */
export async function* readApplications(db: Queryable, { applicantIds }: Owner) {
  const mine = await db
    .select({ ...getTableColumns(applications), scholarship: scholarships.title })
    .from(applications)
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .where(inArray(applications.applicantId, applicantIds))
    .orderBy(asc(applications.createdAt), asc(applications.id))
  for (const application of mine) yield { ...application, ...(await readParts(db, application.id)) }
}

async function readParts(db: Queryable, id: string) {
  const { savedAt } = answerHistory
  return {
    answers: await db
      .select()
      .from(applicationAnswers)
      .where(eq(applicationAnswers.applicationId, id)),
    versions: await db
      .select()
      .from(answerHistory)
      .where(eq(answerHistory.applicationId, id))
      .orderBy(asc(savedAt)),
    essayRecords: await db
      .select()
      .from(essayEdits)
      .where(eq(essayEdits.applicationId, id))
      .orderBy(asc(essayEdits.requirementId), asc(essayEdits.ordinal)),
    takenFrom: await db.select().from(answerSources).where(eq(answerSources.applicationId, id)),
    stages: await db
      .select()
      .from(applicationStages)
      .where(eq(applicationStages.applicationId, id))
      .orderBy(asc(applicationStages.ordinal)),
    receipt: (await db.select().from(submissions).where(eq(submissions.applicationId, id)))[0],
  }
}

/** Scholarships saved and opened, applications elsewhere and to many at once, and what was done by itself. */
export async function readSaved(db: Queryable, { applicantIds }: Owner) {
  const { key: _key, bodyHash: _hash, ...bulk } = getTableColumns(bulkSubmissions)
  return {
    saved: await db
      .select({ ...getTableColumns(savedScholarships), scholarship: scholarships.title })
      .from(savedScholarships)
      .innerJoin(scholarships, eq(scholarships.id, savedScholarships.scholarshipId))
      .where(inArray(savedScholarships.applicantId, applicantIds)),
    opened: await db
      .select({ ...getTableColumns(seenScholarships), scholarship: scholarships.title })
      .from(seenScholarships)
      .innerJoin(scholarships, eq(scholarships.id, seenScholarships.scholarshipId))
      .where(inArray(seenScholarships.applicantId, applicantIds)),
    appliedElsewhere: await db
      .select({ ...getTableColumns(providerApplications), scholarship: scholarships.title })
      .from(providerApplications)
      .innerJoin(scholarships, eq(scholarships.id, providerApplications.scholarshipId))
      .where(inArray(providerApplications.applicantId, applicantIds)),
    appliedToMany: await db
      .select(bulk)
      .from(bulkSubmissions)
      .where(inArray(bulkSubmissions.applicantId, applicantIds)),
    appliedToManyOutcomes: await db
      .select(getTableColumns(bulkSubmissionItems))
      .from(bulkSubmissionItems)
      .innerJoin(bulkSubmissions, eq(bulkSubmissions.id, bulkSubmissionItems.bulkSubmissionId))
      .where(inArray(bulkSubmissions.applicantId, applicantIds)),
    doneByItself: await db
      .select()
      .from(automationSteps)
      .where(inArray(automationSteps.applicantId, applicantIds)),
    reminders: await db
      .select()
      .from(deadlineReminders)
      .where(inArray(deadlineReminders.applicantId, applicantIds)),
  }
}
