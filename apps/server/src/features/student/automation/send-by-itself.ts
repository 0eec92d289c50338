import type { ErrorCode } from '@laurel/contract/errors'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { prepareSending } from '../applications/prepare-sending.ts'
import { sendPrepared } from '../applications/send-application.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { canGoByItself } from './policy.ts'
import { countSentToday, readAutomation, type AutomatedStudent, type Switch } from './queries.ts'

const ORIGINS = { reappliesToRecurring: 'recurring', appliesToNewMatches: 'automatic' } as const

interface ByItself {
  name: Switch
  scholarshipId: string
  /** A further reason to leave it, found while nothing of it can change. */
  isStillWanted?: (tx: Transaction) => Promise<boolean>
}

/** `full`: no more today; `stopped`: switched off or no longer paid for; `left`: not this one. */
export type Outcome = 'sent' | 'full' | 'stopped' | 'left'

/** Sends one application because a switch is on; whatever stands in the way leaves no trace. */
export async function sendByItself(
  app: App,
  student: AutomatedStudent,
  { name, scholarshipId, isStillWanted }: ByItself,
): Promise<Outcome> {
  const ids = [scholarshipId]
  const prepared = (await prepareSending(app, student.applicantId, ids)).get(scholarshipId)
  if (!prepared || !canGoByItself(prepared)) return 'left'
  const sending = {
    origin: ORIGINS[name],
    arrivedAt: app.clock.now(),
    findObjection: async (tx: Transaction) =>
      (await findObjection(tx, app, student, name)) ??
      (isStillWanted && !(await isStillWanted(tx)) ? 'NOT_FOUND' : undefined),
  }
  const result = await app.db.transaction((tx) => sendPrepared(tx, app, prepared, sending))
  if (result.status === 'sent') return 'sent'
  if (result.code === 'TOO_MANY_REQUESTS') return 'full'
  return result.code === 'SUBSCRIPTION_REQUIRED' ? 'stopped' : 'left'
}

/** Asked while the student's row is held, so that the count of the day is exact. */
async function findObjection(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  student: AutomatedStudent,
  name: Switch,
): Promise<ErrorCode | undefined> {
  const now = clock.now()
  const settings = await readAutomation(tx, student.applicantId)
  if (!settings[name] || !(await readIsSubscriber(tx, student.applicantId, now)))
    return 'SUBSCRIPTION_REQUIRED'
  const sent = await countSentToday(tx, student, now)
  return sent >= settings.dailyLimit ? 'TOO_MANY_REQUESTS' : undefined
}
