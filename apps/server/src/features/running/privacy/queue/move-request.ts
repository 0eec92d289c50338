import type { QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import type { PrivacyStatus } from '@laurel/contract/privacy'
import { eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { privacyRequests } from '../../../../db/schema/privacy.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { lockRequest, type PrivacyRow } from '../lock-request.ts'
import { canMove } from '../states.ts'
import { requireQueued } from './list-queue.ts'

type Change = Partial<PrivacyRow>

/**
 * Moves a request on, with what belongs to the move in the same transaction; of two at once the
 * second is told that it was moved.
 */
export const moveRequest = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  id: string,
  to: PrivacyStatus,
  move: (tx: Transaction, request: PrivacyRow, now: Date) => Promise<Change> | Change = () => ({}),
): Promise<QueuedPrivacyRequest> =>
  transact(db, async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request) throw new CallFailure('NOT_FOUND')
    if (!canMove(request, to)) throw new CallFailure('PRIVACY_MOVED')
    const now = clock.now()
    const change = await move(tx, request, now)
    await tx
      .update(privacyRequests)
      .set({ ...change, status: to })
      .where(eq(privacyRequests.id, id))
    return requireQueued(tx, id, now)
  })
