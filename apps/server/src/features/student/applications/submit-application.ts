import type { AnswerInput } from '@laurel/contract/application-shapes'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { CallFailure } from '../../../http/failures.ts'
import { commitOnce, type KeyKeeper, type OnceKey } from '../../../http/idempotency.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { nextTurn } from '../../../in-turns.ts'
import { countSubmitted } from '../../money/quota/queries.ts'
import { checkAnswers, type CheckedAnswer } from './check-answers.ts'
import { holdFiles, withoutLostFiles } from './hold-files.ts'
import { mayBegin, openApplication } from './open-application.ts'
import { prepareSending, type Prepared } from './prepare-sending.ts'
import { missingFields, unfitFiles } from './rules.ts'
import { keepDraft, mergeAnswers, readKeptAnswers, type MergedAnswers } from './save-answers.ts'
import { failureOf, sendPrepared } from './send-application.ts'
import { canEdit, type ApplicationStatus } from './states.ts'

interface Submitted {
  scholarshipId: string
  status: 'draft' | 'received'
  requirements: AnswerInput[]
  /** When the headers of the request arrived: what decides whether it is in time. */
  arrivedAt: Date
}

interface Answer {
  scholarshipCount: number
  status: ApplicationStatus
  missing: string[]
  versions: Record<string, number>
}

type Keeper = KeyKeeper<Answer>

/**
 * Saves the answers sent and, unless it is a draft, submits the application. Whatever stands in
 * the way of submitting, the answers are kept as a draft first and the refusal comes after.
 */
export async function submitApplication(
  app: App,
  who: ApplicantSession,
  sent: Submitted,
  once?: OnceKey,
): Promise<Answer> {
  const { scholarshipId, arrivedAt } = sent
  return commitOnce<Answer>(app.db, app.clock, once, async (keeper) => {
    await app.limits.use('answerSave', who.applicantId, weigh(sent.requirements))
    const all = await prepareSending(app, who.applicantId, [scholarshipId])
    const prepared = all.get(scholarshipId)
    if (!prepared) throw new CallFailure('NOT_FOUND')
    const { answers, foreignFiles } = await checkAnswers(
      app,
      who,
      prepared.asked,
      sent.requirements,
    )
    if (Object.keys(foreignFiles).length > 0) {
      if (answers.length > 0) await keepOthers(app, prepared, answers, keeper)
      throw new CallFailure('FOREIGN_FILE', { fields: foreignFiles })
    }
    return sent.status === 'draft'
      ? saveDraft(app, prepared, answers, keeper)
      : send(app, prepared, { answers, arrivedAt }, keeper)
  })
}

/** One, and one more for so many characters: long texts are work, for this save and for later ones. */
const POINT_CHARACTERS = 10_000

function weigh(inputs: readonly AnswerInput[]): number {
  const texts = inputs.flatMap(({ fieldValue, pastes = [] }) => [fieldValue ?? '', ...pastes])
  const characters = texts.reduce<number>((sum, text) => sum + String(text).length, 0)
  return 1 + Math.floor(characters / POINT_CHARACTERS)
}

async function send(
  app: App,
  prepared: Prepared,
  sent: { answers: readonly CheckedAnswer[]; arrivedAt: Date },
  keeper: Keeper,
): Promise<Answer> {
  const sending = { origin: 'individual' as const, keepsDraft: true, ...sent }
  const outcome = await app.db.transaction(async (tx) => {
    const result = await sendPrepared(tx, app, prepared, sending)
    if (result.status === 'refused') {
      await keeper.checkUnused(tx)
      return failureOf(result)
    }
    const { scholarshipCount } = result
    const versions = Object.fromEntries(result.versions)
    const answer = { status: 'Received' as const, missing: [], scholarshipCount, versions }
    await keeper.keep(tx, answer)
    return answer
  })
  if (outcome instanceof CallFailure) throw outcome
  return outcome
}

async function saveDraft(
  app: App,
  prepared: Prepared,
  answers: readonly CheckedAnswer[],
  keeper: Keeper,
): Promise<Answer> {
  const { applicantId, asked } = prepared
  const outcome = await app.db.transaction(async (tx) => {
    const merged = await keepAnswers(tx, app, prepared, answers)
    if (merged.stale.length > 0) {
      await keeper.checkUnused(tx)
      return new CallFailure('STALE_VERSION', { current: merged.stale })
    }
    const files = await holdFiles(tx, applicantId, asked, merged.values)
    await nextTurn()
    const missing = {
      ...missingFields(asked, withoutLostFiles(asked, merged.values, files)),
      ...unfitFiles(asked, files),
    }
    const answer = {
      status: 'Draft' as const,
      missing: Object.keys(missing),
      scholarshipCount: await countSubmitted(tx, applicantId),
      versions: Object.fromEntries(merged.versions),
    }
    await keeper.keep(tx, answer)
    return answer
  })
  if (outcome instanceof CallFailure) throw outcome
  return outcome
}

/** Nothing that was written is lost to a file that cannot be taken. */
const keepOthers = (
  app: App,
  prepared: Prepared,
  answers: readonly CheckedAnswer[],
  keeper: Keeper,
): Promise<void> =>
  app.db.transaction(async (tx) => {
    await keepAnswers(tx, app, prepared, answers)
    await keeper.checkUnused(tx)
  })

async function keepAnswers(
  tx: Transaction,
  app: App,
  prepared: Prepared,
  answers: readonly CheckedAnswer[],
): Promise<MergedAnswers> {
  const { applicantId, scholarship, asked } = prepared
  const now = app.clock.now()
  const application = await openApplication(tx, applicantId, scholarship, now)
  if (!canEdit(application)) throw new CallFailure('ALREADY_APPLIED')
  if (!(await mayBegin(tx, prepared, application, now))) throw new CallFailure('FREE_VIEW_LIMIT')
  const merged = mergeAnswers(await readKeptAnswers(tx, application), answers, asked)
  await keepDraft(tx, app, { applicationId: application.id, applicantId }, merged, now)
  return merged
}
