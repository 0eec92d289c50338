import type { BodyOf } from '@laurel/contract/define-call'
import type { decideVetting as decideCall } from '@laurel/contract/organisations-admin'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { organisationProfiles, organisationVettings } from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import type { AdminId } from '../../../../http/require-admin.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { verdictEmail } from '../emails.ts'
import { lockOrganisation } from '../lock-organisation.ts'
import { readOwners } from '../queries.ts'
import { viewVetting } from './list-vettings.ts'

/** Keeps what an administrator found, and mails it to the owners. Throws NOT_FOUND, and
 * STALE_VERSION where it says something else by now. */
export async function decideVetting(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  decidedBy: AdminId,
  organisationId: string,
  { verdict, checked, note, version }: BodyOf<typeof decideCall>,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const organisation = await lockOrganisation(tx, organisationId)
    if (version !== undefined && version !== organisation.version)
      throw new CallFailure('STALE_VERSION', {
        message: 'The organization changed what it says meanwhile. Please look at it again.',
        current: await viewVetting(tx, organisationId),
      })
    const changed = await tx
      .update(organisationProfiles)
      .set({ vetting: verdict, updatedAt: now })
      .where(eq(organisationProfiles.organisationId, organisationId))
    if (changed.rowCount === 0) throw new CallFailure('NOT_FOUND')
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
