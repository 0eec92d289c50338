import { ERRORS, type ErrorCode } from '@laurel/contract/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { CheckedAnswer } from './check-answers.ts'
import { findRefusal, type Refusal } from './find-refusal.ts'
import { holdFiles } from './hold-files.ts'
import { markReceived } from './mark-received.ts'
import { mayBegin, openApplication } from './open-application.ts'
import type { Origin } from './origin.ts'
import type { Prepared } from './prepare-sending.ts'
import { keepDraft, mergeAnswers, readKeptAnswers } from './save-answers.ts'
import { canEdit } from './states.ts'

export interface Sending {
  origin: Origin
  /** What decides whether it is in time, and the time on the receipt. */
  arrivedAt: Date
  /** Go into the application before it is sent; the answers of a draft stay otherwise. */
  answers?: readonly CheckedAnswer[]
  /**
   * Keeps the answers as a draft when it cannot be sent, if one may be begun; else a refusal leaves
   * no trace.
   */
  keepsDraft?: boolean
  /** Brackets in a text may be meant, but nobody can be asked of each where many are sent at once. */
  refusesGaps?: boolean
  /**
   * Asked last, while the student's row is held: what it counts is exact, because no other
   * application of this student is sent at the same time. A code stops the sending.
   */
  findObjection?: (tx: Transaction) => Promise<ErrorCode | undefined>
}

interface Sent {
  status: 'sent'
  applicationId: string
  /** Of the answers now kept. */
  versions: ReadonlyMap<string, number>
  /** Submitted by the student so far, this one included. */
  scholarshipCount: number
}

interface Refused extends Refusal {
  status: 'refused'
  message: string
}

export type SendResult = Sent | Refused

/**
 * Sends one application inside the caller's transaction, with what was read before it: once for a
 * round however often and from wherever it is tried. Nothing is thrown for what the student could be
 * told.
 */
export async function sendPrepared(
  tx: Transaction,
  app: Pick<App, 'clock' | 'essaySeals'>,
  prepared: Prepared,
  sending: Sending,
): Promise<SendResult> {
  const { applicantId, scholarship, asked } = prepared
  const now = app.clock.now()
  const application = await openApplication(tx, applicantId, scholarship, now)
  if (!canEdit(application)) return refused({ code: 'ALREADY_APPLIED' })
  const owner = { applicationId: application.id, applicantId }
  const kept = await readKeptAnswers(tx, application)
  const merged = mergeAnswers(kept, sending.answers ?? [], asked)
  const files = await holdFiles(tx, applicantId, asked, merged.values)
  const refusal =
    findRefusal(prepared, merged, files, sending) ?? (await findObjection(tx, sending))
  if (refusal) {
    const mayKeep = sending.keepsDraft && (await mayBegin(tx, prepared, application, now))
    if (mayKeep) await keepDraft(tx, app, owner, merged, now)
    else if (application.isNew) await removeApplication(tx, application.id)
    return refused(sending.keepsDraft && !mayKeep ? { code: 'FREE_VIEW_LIMIT' } : refusal)
  }
  const { applicationId } = owner
  const ready = { applicationId, merged, files, sending, now }
  const scholarshipCount = await markReceived(tx, app, prepared, ready)
  return { status: 'sent', applicationId, versions: merged.versions, scholarshipCount }
}

async function findObjection(tx: Transaction, sending: Sending): Promise<Refusal | undefined> {
  const code = await sending.findObjection?.(tx)
  return code && { code }
}

export const refused = (refusal: Refusal): Refused => ({
  ...refusal,
  status: 'refused',
  message: ERRORS[refusal.code].message,
})

export const failureOf = ({ code, fields, current }: Refusal): CallFailure =>
  new CallFailure(code, { ...(fields && { fields }), ...(current && { current }) })

async function removeApplication(tx: Transaction, id: string): Promise<void> {
  await tx.delete(applications).where(eq(applications.id, id))
}
