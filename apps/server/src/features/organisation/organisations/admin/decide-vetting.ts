import type { BodyOf } from '@laurel/contract/define-call'
import type { decideVetting as decideCall } from '@laurel/contract/organisations-admin'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import {
  organisationProfiles,
  organisations,
  organisationVettings,
} from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import type { AdminId } from '../../../../http/require-admin.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { verdictEmail } from '../emails.ts'
import { readOwners } from '../queries.ts'

/** Keeps what an administrator found, and mails it to the owners. Throws NOT_FOUND. */
export async function decideVetting(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  decidedBy: AdminId,
  organisationId: string,
  { verdict, checked, note }: BodyOf<typeof decideCall>,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const [organisation] = await tx
      .select({ name: organisations.name })
      .from(organisations)
      .where(eq(organisations.id, organisationId))
    const changed = await tx
      .update(organisationProfiles)
      .set({ vetting: verdict, updatedAt: now })
      .where(eq(organisationProfiles.organisationId, organisationId))
    if (!organisation || changed.rowCount === 0) throw new CallFailure('NOT_FOUND')
    await tx.insert(organisationVettings).values({
      id: randomUUID(),
      organisationId,
      verdict,
      checked,
      note,
      decidedBy,
      decidedAt: now,
    })
    const told = { organisation: organisation.name, verdict, note }
    for (const owner of await readOwners(tx, organisationId))
      await writeEmail(tx, verdictEmail(owner, told, config), now)
    const event = { organisationId, actorId: decidedBy, action: 'decide_vetting' }
    await recordAudit(tx, [{ ...event, details: { verdict } }], now)
  })
}
