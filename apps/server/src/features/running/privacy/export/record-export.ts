import { and, eq, gt } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../../days.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { privacyRequests } from '../../../../db/schema/privacy.ts'
import { transact } from '../../../../db/transact.ts'
import { recordOwnRequest } from '../record-own-request.ts'
import { maskEmail } from '../rules.ts'
import type { Owner } from './read-owner.ts'

/** Records that somebody learned what is kept about them, once a day however often they do. */
export const recordExport = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, provenEmail }: Owner,
): Promise<void> =>
  transact(db, async (tx) => {
    // One at a time: two downloads at once are one record.
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    if (!user) return
    const now = clock.now()
    // An unproven address may be a stranger's, whose name stays out of the records.
    const email = provenEmail ?? maskEmail(user.email)
    const { isSelfServed, kind, receivedAt } = privacyRequests
    const today = and(
      eq(kind, 'know'),
      eq(isSelfServed, true),
      eq(privacyRequests.email, email),
      gt(receivedAt, new Date(now.getTime() - DAY_MILLISECONDS)),
    )
    if ((await tx.$count(privacyRequests, today)) === 0)
      await recordOwnRequest(tx, 'know', email, now)
  })
