import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DEFAULT_TIME_ZONE } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { tellOfLostOwner } from '../../organisation/organisations/members/tell-of-lost-owner.ts'
import { closeAccount, type ClosedAccount } from '../../people/profile/close-account.ts'
import { accountDeletedEmail } from './emails.ts'
import { recordAwards } from './record-awards.ts'

/**
 * Closes an account whose owner is to hear of it: nobody signs in to it any more, its address is free
 * for a new one, and a last mail says so. Undefined when it is closed already.
 */
export async function closeForGood(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'trialHash'>,
  userId: string,
  reason: 'own_request' | 'unused',
): Promise<ClosedAccount | undefined> {
  await recordAwards(tx, [userId])
  const account = await closeAccount(tx, app, userId, reason)
  if (!account) return undefined
  await tellOfLostOwner(tx, app, userId)
  await forgetSignIn(tx, userId)
  await writeLastMail(tx, app, userId, account)
  return account
}

/** The name stays until the purge, which may have an award to record; RFC 2606 keeps mail away. */
async function forgetSignIn(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `deleted-${userId}@account.invalid`,
      pendingEmail: null,
      emailConfirmedAt: null,
      passwordHash: null,
      googleSubject: null,
      phone: null,
      tracking: null,
    })
    .where(eq(users.id, userId))
}

/** After all others were dropped. */
function writeLastMail(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  userId: string,
  { email, timeZone = DEFAULT_TIME_ZONE, purgeAfter }: ClosedAccount,
): Promise<void> {
  const mail = accountDeletedEmail({ userId, email, timeZone, purgedBy: purgeAfter }, config)
  return writeEmail(tx, mail, clock.now())
}
