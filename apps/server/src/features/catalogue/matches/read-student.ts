import type { Conflict } from '@laurel/contract/scholarship-shapes'
import type { Answers } from '@laurel/matching/answers'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { isPresentRound } from '../../../db/present-round.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { applications, providerApplications } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readAnswers } from '../../people/profile/read-answers.ts'
import { readBarred } from '../conflicts/read-barred.ts'
import { NO_TIES, selectTies, type Ties } from '../conflicts/ties.ts'
import { isActive } from '../../money/quota/queries.ts'
import { type Attested, readAttested } from './read-attested.ts'
import { readEarlyIds } from './read-early.ts'

/** What matching needs to know of a student. */
export interface Student {
  answers: Answers
  /** Their yes or no to the questions of single scholarships. */
  attested: Attested
  /** Scholarships they applied to in this round: no longer listed. */
  applied: ReadonlySet<string>
  /** What keeps them out of scholarships. */
  ties: Ties
  /** Scholarships that they may not enter whatever they answer, and why: of their own organisations, draws for staff. */
  barred: ReadonlyMap<string, Conflict>
  /** What is not listed to them: all that, and what only subscribers see now. */
  excluded: ReadonlySet<string>
}

const CACHED_STUDENTS = 2000
const cached = new WeakMap<App['db'], Map<string, { version: string; student: Student }>>()

/** Reads a student, from memory while neither their profile nor the rounds of scholarships change. */
export async function readStudent(app: App, applicantId: OwnApplicantId): Promise<Student> {
  const { db, matches, clock } = app
  const [[row], [ties = NO_TIES]] = await Promise.all([
    db
      .select({ version: applicants.profileVersion, until: applicants.subscribedUntil })
      .from(applicants)
      .where(eq(applicants.id, applicantId)),
    selectTies(db, { applicantId }),
  ])
  const early = isActive(row?.until ?? null, clock.now()) ? [] : [...(await readEarlyIds(app))]
  const tied = [ties.isStaff, ...ties.organisationIds.toSorted()].join(' ')
  const version = `${row?.version ?? 0} ${matches.state().sequence} ${tied} ${early.join(' ')}`
  const students = cached.get(db) ?? new Map()
  cached.set(db, students)
  const known = students.get(applicantId)
  if (known?.version === version) return known.student
  const [answers, attested, applied, barred] = await Promise.all([
    readAnswers(db, applicantId),
    readAttested(db, applicantId),
    readApplied(db, applicantId),
    readBarred(db, ties),
  ])
  const isMore = early.length > 0 || barred.size > 0
  const excluded = isMore ? new Set([...applied, ...early, ...barred.keys()]) : applied
  const student = { answers, attested, applied, ties, barred, excluded }
  if (students.size >= CACHED_STUDENTS) students.clear()
  students.set(applicantId, { version, student })
  return student
}

/** Says that something matching depends on has changed; part of the transaction that changes it. */
export async function touchStudent(tx: Transaction, applicantId: string): Promise<void> {
  await tx
    .update(applicants)
    .set({ profileVersion: sql`${applicants.profileVersion} + 1` })
    .where(eq(applicants.id, applicantId))
}

async function readApplied(db: App['db'], applicantId: string): Promise<Set<string>> {
  const { scholarshipId } = applications
  const received = db
    .select({ id: scholarshipId })
    .from(applications)
    .innerJoin(scholarships, isPresentRound)
    .where(and(eq(applications.applicantId, applicantId), eq(applications.status, 'Received')))
  const elsewhere = db
    .select({ id: providerApplications.scholarshipId })
    .from(providerApplications)
    .innerJoin(
      scholarships,
      and(
        eq(scholarships.id, providerApplications.scholarshipId),
        eq(scholarships.cycle, providerApplications.cycle),
      ),
    )
    .where(eq(providerApplications.applicantId, applicantId))
  const rows = (await Promise.all([received, elsewhere])).flat()
  return new Set(rows.map((row) => row.id))
}
