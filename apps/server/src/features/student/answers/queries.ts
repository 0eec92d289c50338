import type { FieldValue } from '@laurel/contract/application-shapes'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { answerHistory, applications } from '../../../db/schema/applications.ts'
import { requirements } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { isPublic } from '../../catalogue/scholarships/policy.ts'
import { readScholarships, type ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import { chooseVersions, type SavedVersion } from './choose-versions.ts'

/** More than anybody reads through. */
const MOST_VERSIONS = 200
/** Of all versions together: of very long texts only the latest are shown. */
const MOST_CHARACTERS = 2_000_000

interface AnswerVersion {
  version: number
  fieldValue: FieldValue
  savedAt: string
}

/** What was saved for a requirement in the present round, newest first, thinned for reading. */
export async function readAnswerVersions(
  app: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  { id, requirementId }: { id: string; requirementId: string },
): Promise<AnswerVersion[]> {
  const { cycle } = await readPublicScholarship(app, id)
  const asked = and(eq(requirements.id, requirementId), eq(requirements.scholarshipId, id))
  if ((await app.db.$count(requirements, asked)) === 0) throw new CallFailure('NOT_FOUND')
  const shown = await findShownVersions(app, applicantId, { id, requirementId, cycle })
  if (!shown) return []
  const { version, savedAt, value } = answerHistory
  const rows = await app.db
    .select({ version, fieldValue: value, savedAt })
    .from(answerHistory)
    .where(
      and(
        eq(answerHistory.applicationId, shown.applicationId),
        eq(answerHistory.requirementId, requirementId),
        inArray(version, shown.versions),
      ),
    )
    .orderBy(desc(version))
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
}

/** Which versions the history of an answer shows; undefined when nothing was saved. */
export async function findShownVersions(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  { id, requirementId, cycle }: { id: string; requirementId: string; cycle: string },
): Promise<{ applicationId: string; versions: number[] } | undefined> {
  const { version, savedAt, value, applicationId } = answerHistory
  const saved = await db
    .select({
      applicationId,
      version,
      savedAt,
      sizeCharacters: sql<number>`length(${value}::text)`,
    })
    .from(answerHistory)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(
      and(
        eq(applications.applicantId, applicantId),
        eq(applications.scholarshipId, id),
        eq(applications.cycle, cycle),
        eq(answerHistory.requirementId, requirementId),
      ),
    )
  const [first] = saved
  if (!first) return undefined
  const chosen = withinSize(chooseVersions(saved, clock.now()).slice(0, MOST_VERSIONS))
  return { applicationId: first.applicationId, versions: chosen.map((each) => each.version) }
}

function withinSize(newestFirst: SavedVersion[]): SavedVersion[] {
  let characters = 0
  return newestFirst.filter(
    ({ sizeCharacters }, position) =>
      (characters += sizeCharacters) <= MOST_CHARACTERS || position === 0,
  )
}

/** A scholarship that anyone may know of; unknown ones are not found. */
export async function readPublicScholarship(
  { db }: Pick<App, 'db'>,
  id: string,
): Promise<ScholarshipRow> {
  const scholarship = (await readScholarships(db, [id])).get(id)
  if (!scholarship || !isPublic(scholarship)) throw new CallFailure('NOT_FOUND')
  return scholarship
}
