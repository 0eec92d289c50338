import type { confirmPrivacyRequest as confirmCall } from '@laurel/contract/privacy'
import type { AnswerOf } from '@laurel/contract/define-call'
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { DAY_MILLISECONDS } from '../../days.ts'
import { users } from '../../db/schema/accounts.ts'
import { privacyRequests } from '../../db/schema/privacy.ts'
import { CallFailure } from '../../http/failures.ts'
import { hashOfToken } from '../accounts/secret-token.ts'
import { endMails } from './end-mails.ts'
import { REQUEST_LINK_DAYS, referenceOf } from './rules.ts'

/** Confirms a request by its link; following it again changes nothing. */
export async function confirmPrivacyRequest(
  app: Pick<App, 'db' | 'clock'>,
  token: string,
): Promise<AnswerOf<typeof confirmCall>> {
  const now = app.clock.now()
  const oldest = new Date(now.getTime() - REQUEST_LINK_DAYS * DAY_MILLISECONDS)
  const isGood = or(gt(privacyRequests.receivedAt, oldest), isNotNull(privacyRequests.confirmedAt))
  const [request] = await app.db
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.tokenHash, hashOfToken(token)), isGood))
  if (!request) throw new CallFailure('WRONG_CODE')
  const { id, kind, email, confirmedAt } = request
  // Only the first time: whoever has since switched mails on again keeps them.
  if (confirmedAt === null) {
    if (kind === 'unsubscribe') await endMailsTo(app, email)
    await app.db
      .update(privacyRequests)
      .set({ confirmedAt: now })
      .where(and(eq(privacyRequests.id, id), isNull(privacyRequests.confirmedAt)))
  }
  return { kind, reference: referenceOf({ kind, id }) }
}

async function endMailsTo(app: Pick<App, 'db' | 'clock'>, email: string): Promise<void> {
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (user) await endMails(app, user.id)
}
