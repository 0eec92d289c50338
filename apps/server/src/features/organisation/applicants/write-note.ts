import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { applicationNotes } from '../../../db/schema/rounds.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { requireForApplication } from '../organisations/require-member.ts'

/** Notes something about an application for the other members. */
export async function writeNote(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: Awaited<ReturnType<typeof requireForApplication>>,
  text: string,
): Promise<{ id: string }> {
  const { userId, organisationId, scholarshipId, applicationId } = member
  const id = randomUUID()
  const now = clock.now()
  await transact(db, async (tx) => {
    const note = { id, applicationId, authorId: userId, text, writtenAt: now }
    await tx.insert(applicationNotes).values(note)
    const about = { organisationId, actorId: userId, scholarshipId, applicationId }
    await recordAudit(tx, [{ ...about, action: 'write_note' }], now)
  })
  return { id }
}
