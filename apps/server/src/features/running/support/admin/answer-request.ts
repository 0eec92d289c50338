import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import type { App } from '../../../../app-context.ts'
import { DEFAULT_TIME_ZONE } from '../../../../days.ts'
import { commitOnce, type OnceKey } from '../../../../http/idempotency.ts'
import { sendSoon, type SendsSoon } from '../../../common/mail/send-soon.ts'
import { writeEmail, type Email } from '../../../common/mail/write-email.ts'
import { answerEmail } from '../emails.ts'
import { addressOf, requireHeld, toQueued, type HeldRequest } from './list-queue.ts'
import { resolve } from './resolve-request.ts'

interface Answer {
  id: string
  answer: string
  once: OnceKey | undefined
}

/** Mails the answer and resolves the request: both or neither. */
export async function answerRequest(
  app: SendsSoon & Pick<App, 'config'>,
  { id, answer, once }: Answer,
): Promise<QueuedSupportRequest> {
  const { db, clock, config } = app
  await commitOnce(db, clock, once, (keeper) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const held = await resolve(tx, id, answer, now)
      await writeEmail(tx, toEmail(held, answer, config), now)
      // Not what was asked and answered: that goes with the account of whoever asked.
      await keeper.keep(tx, id)
      return id
    }),
  )
  sendSoon(app)
  return toQueued(await requireHeld(db, id))
}

function toEmail(held: HeldRequest, answer: string, config: App['config']): Email {
  const { row, user, timeZone } = held
  const recipient = addressOf(held)
  const isOwn = user?.email === recipient
  const mail = answerEmail(
    {
      request: row,
      answer,
      recipient,
      firstName: isOwn && user.emailConfirmedAt !== null ? user.firstName : '',
      timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    },
    config,
  )
  if (!user) return mail
  return isOwn ? { ...mail, userId: user.id } : { ...mail, aboutUserId: user.id }
}
