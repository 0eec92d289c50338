import { and, count, eq, gt, isNotNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { privacyRequests } from '../../../db/schema/privacy.ts'
import { KNOW_REQUESTS, yearsLater } from './rules.ts'

type Row = typeof privacyRequests.$inferSelect

const TOO_OFTEN = `You have asked ${KNOW_REQUESTS} times in the last 12 months to know what we keep about you, which is how often it can be asked by request. With an account you can download everything yourself at any time, in Setting.`

/** Notes that a request is of its address, and hands it on: to the queue, or settled at once. */
export async function proveRequest(tx: Transaction, request: Row, now: Date): Promise<Row> {
  const proved = { confirmedAt: now, ...(await outcomeOf(tx, request, now)) }
  await tx.update(privacyRequests).set(proved).where(eq(privacyRequests.id, request.id))
  return { ...request, ...proved }
}

async function outcomeOf(tx: Transaction, request: Row, now: Date) {
  // Its mails end in the same transaction.
  if (request.kind === 'unsubscribe') return { status: 'done' as const, settledAt: now }
  if (request.kind === 'know' && (await countKnown(tx, request, now)) >= KNOW_REQUESTS)
    return { status: 'refused' as const, settledAt: now, answer: TOO_OFTEN }
  return { status: 'proved' as const }
}

/** Proved requests only, or a stranger could use them up; downloads in the settings do not count. */
async function countKnown(tx: Transaction, { id, email }: Row, now: Date): Promise<number> {
  const { confirmedAt, isSelfServed, kind, status } = privacyRequests
  const [known] = await tx
    .select({ requests: count() })
    .from(privacyRequests)
    .where(
      and(
        eq(kind, 'know'),
        eq(privacyRequests.email, email),
        ne(privacyRequests.id, id),
        ne(status, 'refused'),
        eq(isSelfServed, false),
        isNotNull(confirmedAt),
        gt(confirmedAt, yearsLater(now, -1)),
      ),
    )
  return known?.requests ?? 0
}
