import type { AnswerInput } from '@laurel/contract/application-shapes'
import type { App } from '../../app-context.ts'
import { CallFailure } from '../../http/failures.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { countSubmitted } from '../quota/queries.ts'
import { checkAnswers, type CheckedAnswer } from './check-answers.ts'
import { holdFiles, withoutLostFiles } from './hold-files.ts'
import { openApplication } from './open-application.ts'
import { prepareSending, type Prepared } from './prepare-sending.ts'
import { missingFields, unfitFiles } from './rules.ts'
import { keepDraft, mergeAnswers, readKeptAnswers } from './save-answers.ts'
import { failureOf, sendPrepared } from './send-application.ts'
import { canEdit, type ApplicationStatus } from './states.ts'

interface Submitted {
  scholarshipId: string
  status: 'draft' | 'received'
  requirements: AnswerInput[]
  /** When the headers of the request arrived: what decides whether it is in time. */
  arrivedAt: Date
}

interface Saved {
  status: ApplicationStatus
  missing: string[]
  versions: ReadonlyMap<string, number>
}

/**
 * Saves the answers sent and, unless it is a draft, submits the application. Whatever stands in
 * the way of submitting, the answers are kept as a draft first and the refusal comes after.
 */
export async function submitApplication(app: App, who: ApplicantSession, sent: Submitted) {
  const { scholarshipId, arrivedAt } = sent
  const prepared = (await prepareSending(app, who.applicantId, [scholarshipId])).get(scholarshipId)
  if (!prepared) throw new CallFailure('NOT_FOUND')
  const answers = await checkAnswers(app, who, prepared.asked, sent.requirements)
  const saved =
    sent.status === 'draft'
      ? await saveDraft(app, prepared, answers)
      : await send(app, prepared, answers, arrivedAt)
  return {
    ...saved,
    scholarshipCount: await countSubmitted(app.db, who.applicantId),
    versions: Object.fromEntries(saved.versions),
  }
}

async function send(
  app: App,
  prepared: Prepared,
  answers: readonly CheckedAnswer[],
  arrivedAt: Date,
): Promise<Saved> {
  const sending = { origin: 'individual' as const, arrivedAt, answers, keepsDraft: true }
  const result = await app.db.transaction((tx) => sendPrepared(tx, app, prepared, sending))
  if (result.status === 'refused') throw failureOf(result)
  return { status: 'Received', missing: [], versions: result.versions }
}

async function saveDraft(
  app: App,
  { applicantId, scholarship, asked }: Prepared,
  answers: readonly CheckedAnswer[],
): Promise<Saved> {
  const { merged, files } = await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const application = await openApplication(tx, applicantId, scholarship, now)
    if (!canEdit(application)) throw new CallFailure('ALREADY_APPLIED')
    const merged = mergeAnswers(await readKeptAnswers(tx, application), answers)
    await keepDraft(tx, application.id, merged, now)
    return { merged, files: await holdFiles(tx, applicantId, asked, merged.values) }
  })
  if (merged.stale.length > 0) throw new CallFailure('STALE_VERSION', { current: merged.stale })
  const missing = {
    ...missingFields(asked, withoutLostFiles(asked, merged.values, files)),
    ...unfitFiles(asked, files),
  }
  return { status: 'Draft', missing: Object.keys(missing), versions: merged.versions }
}
