import type { settlePrivacyRequest, QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import type { BodyOf } from '@laurel/contract/define-call'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { supportRequests } from '../../../../db/schema/support.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { closeForGood } from '../close-for-good.ts'
import { settledEmail } from '../emails.ts'
import { maskEmail } from '../rules.ts'
import { moveRequest } from './move-request.ts'

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'trialHash' | 'sessions'>

/** Ends a request with an answer. What is to be deleted goes in the same transaction. */
export async function settleRequest(
  app: Needs,
  id: string,
  { outcome, answer }: BodyOf<typeof settlePrivacyRequest>,
): Promise<QueuedPrivacyRequest> {
  let endedSessionIds: readonly string[] = []
  const settled = await moveRequest(app, id, outcome, async (tx, request, now) => {
    const change = { answer, settledAt: now }
    const isDeletion = request.kind === 'delete' && outcome === 'done'
    if (isDeletion) endedSessionIds = await deleteAll(tx, app, request.email)
    // After it: closing an account drops the mails to it.
    const told = { ...request, ...change, status: outcome }
    await writeEmail(tx, settledEmail(told, app.config), now)
    // The record says that somebody was deleted, and no longer who.
    return isDeletion
      ? { ...change, email: maskEmail(request.email), name: '', details: '' }
      : change
  })
  for (const each of endedSessionIds) app.sessions.forget(each)
  return settled
}

/** The account of an address, and what was written from it without one. Returns ended sessions. */
async function deleteAll(tx: Transaction, app: Needs, email: string): Promise<readonly string[]> {
  const { applicantId } = supportRequests
  await tx.delete(supportRequests).where(and(isNull(applicantId), eq(supportRequests.email, email)))
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.purgeAfter)))
  const closed = user && (await closeForGood(tx, app, user.id, 'own_request'))
  return closed?.endedSessionIds ?? []
}
