import type { App } from '../app-context.ts'
import { prepareSending } from '../features/student/applications/prepare-sending.ts'
import {
  type SendResult,
  type Sending,
  sendPrepared,
} from '../features/student/applications/send-application.ts'
import type { OwnApplicantId } from '../http/session.ts'

/** Sends one application as jobs do: the answers are those of the draft, where there is one. */
export async function sendApplication(
  app: App,
  applicantId: OwnApplicantId,
  sending: Omit<Sending, 'arrivedAt'> & { scholarshipId: string; arrivedAt?: Date },
): Promise<SendResult> {
  const { scholarshipId, arrivedAt = app.clock.now() } = sending
  const prepared = (await prepareSending(app, applicantId, [scholarshipId])).get(scholarshipId)
  if (!prepared) return { status: 'refused', code: 'NOT_FOUND', message: 'It is gone.' }
  return app.db.transaction((tx) => sendPrepared(tx, app, prepared, { ...sending, arrivedAt }))
}
