import type { FollowedStudent } from '@laurel/contract/family'
import { desc, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { familySuggestions } from '../../../db/schema/family.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { countMine } from '../applications/queries.ts'
import { trackApplications } from '../applications/track-applications.ts'
import { readStudent, type Student } from '../../catalogue/matches/read-student.ts'
import { countsOf, findMatchesOf } from '../../catalogue/scholarships/find-matches.ts'
import { readInvolvements } from '../../catalogue/scholarships/queries.ts'
import { recallScholarships } from '../../catalogue/scholarships/recall-scholarships.ts'
import { sharedAnswers, standInFor, type LinkedStudent } from './policy.ts'

type Application = FollowedStudent['applications'][number]

/** A student as a linked parent sees them, without a word of what they wrote. */
export async function viewStudent(app: App, student: LinkedStudent): Promise<FollowedStudent> {
  const { applicantId, timeZone } = standInFor(student)
  const [shared, mine, applications, suggestions] = await Promise.all([
    readSharedStudent(app, student),
    countMine(app.db, applicantId),
    listApplications(app, student),
    readSuggestions(app.db, student.linkId),
  ])
  const everything = { withoutRequirement: false }
  const found = await findMatchesOf(app, shared, timeZone, everything)
  return {
    studentId: student.id,
    firstName: student.firstName,
    lastName: student.lastName,
    stats: { ...countsOf(found), ...mine },
    applications,
    suggestions,
  }
}

/**
 * What matching may know when its results go to a parent. A scholarship that asks for an answer
 * which is not shared looks the same whatever the student said.
 */
export async function readSharedStudent(app: App, student: LinkedStudent): Promise<Student> {
  const { answers, ...known } = await readStudent(app, standInFor(student).applicantId)
  return { ...known, answers: sharedAnswers(answers), attested: {} }
}

async function listApplications(app: App, student: LinkedStudent): Promise<Application[]> {
  const { applicantId } = standInFor(student)
  const tracked = await trackApplications(app, applicantId)
  // A draft of a round that is over can no longer be sent.
  const current = tracked.filter(
    ({ isPresentRound, status }) => isPresentRound || status !== 'Draft',
  )
  const ids = [...new Set(current.map(({ scholarship }) => scholarship.id))]
  const [known, involvements] = await Promise.all([
    recallScholarships(app, ids),
    readInvolvements(app.db, applicantId, ids),
  ])
  return current.map(({ scholarship, status, stage }) => {
    const { id, title, user, recurrenceConfig } = scholarship
    const required = (known.get(id)?.asked ?? []).filter(({ isOptional }) => !isOptional)
    const doneIds = new Set(involvements.get(id)?.doneIds)
    const done = required.filter((asked) => doneIds.has(asked.id)).length
    return {
      scholarshipId: id,
      title,
      sponsorName: user.firstName,
      status,
      stage,
      done: status === 'Received' ? required.length : done,
      required: required.length,
      closesAt: recurrenceConfig.deadline,
    }
  })
}

async function readSuggestions(
  db: Queryable,
  linkId: string,
): Promise<FollowedStudent['suggestions']> {
  const rows = await db
    .select({ suggestion: familySuggestions, title: scholarships.title })
    .from(familySuggestions)
    .innerJoin(scholarships, eq(scholarships.id, familySuggestions.scholarshipId))
    .where(eq(familySuggestions.linkId, linkId))
    .orderBy(desc(familySuggestions.createdAt), desc(familySuggestions.id))
  return rows.map(({ suggestion, title }) => ({
    id: suggestion.id,
    scholarshipId: suggestion.scholarshipId,
    title,
    note: suggestion.note,
    outcome: suggestion.outcome ?? 'open',
    createdAt: suggestion.createdAt.toISOString(),
  }))
}
