import { createHmac } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import { readSharedKey } from '../../../http/shared-key.ts'

const SECRET_NAME = 'order-proof-key'

/**
 * Goes along with every order: when the account is gone, and its checkouts with it, only this tells
 * that what was paid for was ordered here, and not at another site with the same account at the
 * provider, such as one for trials.
 */
export type OrderProof = (applicantId: string) => string

export async function loadOrderProof(db: Database): Promise<OrderProof> {
  const key = await readSharedKey(db, SECRET_NAME)
  return (applicantId) => createHmac('sha256', key).update(applicantId).digest('hex')
}
