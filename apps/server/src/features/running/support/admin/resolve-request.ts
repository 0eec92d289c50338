import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { supportRequests } from '../../../../db/schema/support.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { requireHeld, toQueued, type HeldRequest } from './list-queue.ts'

type Needs = Pick<App, 'db' | 'clock'>

/** Resolves a request that needs no answer. */
export const resolveRequest = ({ db, clock }: Needs, id: string): Promise<QueuedSupportRequest> =>
  db.transaction(async (tx) => toQueued(await resolve(tx, id, null, clock.now())))

/** Of two who resolve at once, the second finds it resolved. */
export async function resolve(
  tx: Transaction,
  id: string,
  answer: string | null,
  resolvedAt: Date,
): Promise<HeldRequest> {
  const resolved = await tx
    .update(supportRequests)
    .set({ status: 'Resolved', answer, resolvedAt })
    .where(and(eq(supportRequests.id, id), eq(supportRequests.status, 'Active')))
  const held = await requireHeld(tx, id)
  if (resolved.rowCount === 0) throw new CallFailure('SUPPORT_RESOLVED')
  return held
}
