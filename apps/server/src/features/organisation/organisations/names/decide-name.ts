import type { BodyOf } from '@laurel/contract/define-call'
import type { decideName as decideCall } from '@laurel/contract/organisations-admin'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { organisationNames } from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import type { AdminId } from '../../../../http/require-admin.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { nameEmail } from '../emails.ts'
import { lockOrganisation } from '../lock-organisation.ts'
import { readOwners } from '../queries.ts'
import { giveName } from './give-name.ts'
import { tellOfName } from './tell-of-name.ts'

/**
 * Gives an organisation the name it asked for, or refuses it, and mails its owners. Throws NOT_FOUND
 * for what waits no longer, and ORGANISATION_EXISTS where somebody else has the name by now.
 */
export async function decideName(
  { db, clock, config, matches }: Pick<App, 'db' | 'clock' | 'config' | 'matches'>,
  decidedBy: AdminId,
  id: string,
  { verdict, note }: BodyOf<typeof decideCall>,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const isAsked = and(eq(organisationNames.id, id), eq(organisationNames.standing, 'waiting'))
    const [found] = await tx.select().from(organisationNames).where(isAsked)
    if (!found) throw new CallFailure('NOT_FOUND')
    const { organisationId, name } = found
    const before = await lockOrganisation(tx, organisationId)
    const decided = await tx
      .update(organisationNames)
      .set({ standing: verdict, note, decidedBy })
      .where(isAsked)
    // Taken back, or decided by another, while this waited for the lock.
    if (decided.rowCount === 0) throw new CallFailure('NOT_FOUND')
    if (verdict === 'given') await giveName(tx, { id: organisationId, ...before }, name)
    const told = { before: before.name, name, isGiven: verdict === 'given', note }
    for (const owner of await readOwners(tx, organisationId))
      await writeEmail(tx, nameEmail(owner, told, config), now)
    const event = { organisationId, actorId: decidedBy, action: 'decide_name' }
    await recordAudit(tx, [{ ...event, details: { verdict } }], now)
    if (verdict === 'given')
      await tellOfName(tx, organisationId, { before: before.name, after: name }, now)
  })
  await matches.catchUp()
}
