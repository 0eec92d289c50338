import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { isPresentRound } from '../../../db/present-round.ts'
import { applications } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { findMatches } from '../../catalogue/scholarships/find-matches.ts'
import { forEachStudent } from './for-each-student.ts'
import { findSwitchedOn, type AutomatedStudent } from './queries.ts'
import { sendByItself } from './send-by-itself.ts'

const NEW_MATCHES = {
  withoutRequirement: true,
  skiphard: false,
  verdict: 'eligible',
  orderBy: 'createdAt',
  order: 'DESC',
} as const

/** A student rarely needs more: the day is full before. */
const PAGE = 200

/** Applies for subscribers who switched it on to what asks nothing beyond their profile. */
export async function applyToNewMatches(app: App): Promise<void> {
  await app.matches.catchUp()
  const students = await findSwitchedOn(app.db, 'appliesToNewMatches', app.clock.now())
  await forEachStudent(app, students, (student) => applyFor(app, student))
}

/** The newest first, until the day is full. What the student has begun is left to the student. */
async function applyFor(app: App, student: AutomatedStudent): Promise<void> {
  const matches = await findMatches(app, student, NEW_MATCHES)
  const begun = await readBegun(app.db, student.applicantId)
  for (let offset = 0; offset < matches.total; offset += PAGE) {
    for (const { id } of matches.page(offset, PAGE)) {
      if (begun.has(id)) continue
      const name = 'appliesToNewMatches'
      const outcome = await sendByItself(app, student, { name, scholarshipId: id })
      if (outcome === 'full' || outcome === 'stopped') return
    }
  }
}

async function readBegun(db: Queryable, applicantId: OwnApplicantId): Promise<Set<string>> {
  const rows = await db
    .select({ id: applications.scholarshipId })
    .from(applications)
    .innerJoin(scholarships, isPresentRound)
    .where(eq(applications.applicantId, applicantId))
  return new Set(rows.map(({ id }) => id))
}
