import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { type AuditEvent, recordAudit } from '../../common/audit/record-audit.ts'

/** What a member did, and when. */
export interface Done extends Omit<AuditEvent, 'organisationId' | 'actorId'> {
  at: Date
}

/** Writes into the record of an organisation what its owner did, the oldest first. */
export async function seedRecord(
  tx: Transaction,
  organisationId: string,
  done: readonly Done[],
): Promise<void> {
  const { userId, role } = organisationMembers
  const [owner] = await tx
    .select({ actorId: userId })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(role, 'owner')))
  if (!owner) throw new Error('The demo organisation has no owner.')
  for (const { at, ...event } of done.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await recordAudit(tx, [{ ...event, organisationId, ...owner }], at)
}
