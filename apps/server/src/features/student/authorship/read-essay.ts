import type { AiPolicy } from '@laurel/contract/chat-shapes'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicationAnswers, applications } from '../../../db/schema/applications.ts'
import { requirements } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readPublicScholarship } from '../answers/queries.ts'
import type { Stretches } from '../essays/apply-edits.ts'
import type { KeptEssay } from '../essays/check-record.ts'
import { findPresent } from '../essays/find-present.ts'
import { readRecords } from '../essays/queries.ts'
import { isEssayText, isWritten } from '../essays/rules.ts'
import type { EditRow, RecordKey } from '../essays/seal-rows.ts'

/** An essay of the present round with its record. */
export interface RecordedEssay {
  scholarship: { title: string; sponsor: string; cycle: string; aiPolicy: AiPolicy }
  title: string
  /** undefined: nothing was saved for the scholarship yet. */
  key: RecordKey | undefined
  kept: KeptEssay
  rows: EditRow[]
  /** Who wrote what of it; of an essay that became a file, of the text it was made from. */
  present: Stretches
}

export async function readEssay(
  app: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  { id, requirementId }: { id: string; requirementId: string },
): Promise<RecordedEssay> {
  const { title: scholarshipTitle, ...scholarship } = await readPublicScholarship(app, id)
  const [asked] = await app.db
    .select()
    .from(requirements)
    .where(and(eq(requirements.id, requirementId), eq(requirements.scholarshipId, id)))
  if (!asked || !isWritten(asked)) throw new CallFailure('NOT_FOUND')
  const { sponsor, cycle, aiPolicy } = scholarship
  const about = {
    title: asked.title,
    scholarship: { title: scholarshipTitle, sponsor, cycle, aiPolicy },
  }
  const answer = await readAnswer(app, applicantId, { id, requirementId, cycle })
  if (!answer) {
    const kept = { html: '', version: null }
    return { ...about, key: undefined, kept, rows: [], present: [] }
  }
  const { applicationId, value, version } = answer
  const [found] = await readRecords(app.db, { applicationId, applicantId }, [
    { requirementId, isWhole: true, from: [] },
  ])
  const record = found ?? { rows: [], taken: [] }
  const text = isEssayText(asked, value) ? value : undefined
  const html = value === null ? '' : text
  const present = findPresent(record, html)
  const key = { applicationId, requirementId }
  return { ...about, key, kept: { html, version }, rows: record.rows, present }
}

async function readAnswer(
  { db }: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  { id, requirementId, cycle }: { id: string; requirementId: string; cycle: string },
) {
  const [answer] = await db
    .select({
      applicationId: applications.id,
      value: applicationAnswers.value,
      version: applicationAnswers.version,
    })
    .from(applications)
    .leftJoin(
      applicationAnswers,
      and(
        eq(applicationAnswers.applicationId, applications.id),
        eq(applicationAnswers.requirementId, requirementId),
      ),
    )
    .where(
      and(
        eq(applications.applicantId, applicantId),
        eq(applications.scholarshipId, id),
        eq(applications.cycle, cycle),
      ),
    )
  return answer
}
