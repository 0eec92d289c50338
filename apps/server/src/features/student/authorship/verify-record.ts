import type { AnswerOf } from '@laurel/contract/define-call'
import type { verifyRecord as call } from '@laurel/contract/essay-record'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { findBreak } from '../essays/check-record.ts'
import { essayRecordSchema, sealedContent, type EssayRecord } from './record-file.ts'
import { isSameSeal } from '../essays/seal-rows.ts'

type Verdict = AnswerOf<typeof call>

/** Says of an exported record whether it is as it was made here; whoever has it may ask. */
export async function verifyRecord(
  app: Pick<App, 'limits' | 'essaySeals'>,
  applicantId: OwnApplicantId,
  file: string,
): Promise<Verdict> {
  await app.limits.use('essayRecord', applicantId)
  const record = parseRecord(file)
  const { seal, ...content } = record
  const isSealed = isSameSeal(app.essaySeals.ofText(sealedContent(content)), seal)
  const rows = record.rows.map(({ savedAt, folded = null, ...row }) => ({
    ...row,
    folded,
    savedAt: new Date(savedAt),
  }))
  const brokenAt = findBreak(app.essaySeals, record, rows) ?? null
  const isGenuine = isSealed && brokenAt === null
  const isComplete = isGenuine && rows.length === record.rowCount
  return {
    isGenuine,
    isComplete,
    brokenAt,
    message: say(record, { isComplete, isGenuine, brokenAt }),
  }
}

function parseRecord(file: string): EssayRecord {
  const parsed = essayRecordSchema.safeParse(parseJson(file))
  if (parsed.success) return parsed.data
  throw new CallFailure('VALIDATION_FAILED', {
    fields: { file: 'This is no record of an essay. Please choose the file that you downloaded.' },
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function say(
  { isIntact, rowCount, rows }: EssayRecord,
  { isGenuine, isComplete, brokenAt }: Omit<Verdict, 'message'>,
): string {
  if (brokenAt !== null)
    return `This record was changed: from version ${brokenAt} on it is not what was recorded.`
  if (!isGenuine) return 'This record was changed: it does not say of the essay what it was given.'
  if (!isComplete)
    return `What is here is genuine, but the last ${rowCount - rows.length} of ${rowCount} versions are missing.`
  if (!isIntact)
    return 'This file is as it was exported, but already then its record did not lead to the essay.'
  return 'This record is genuine and complete.'
}
