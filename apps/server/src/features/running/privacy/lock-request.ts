import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { privacyRequests } from '../../../db/schema/privacy.ts'

export type PrivacyRow = typeof privacyRequests.$inferSelect

/** A request, which nobody else changes until the transaction ends. */
export async function lockRequest(tx: Transaction, id: string): Promise<PrivacyRow | undefined> {
  const [request] = await tx
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for('update')
  return request
}
