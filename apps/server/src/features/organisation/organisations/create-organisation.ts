import type { BodyOf } from '@laurel/contract/define-call'
import type {
  createOrganisation as createCall,
  OwnOrganisation,
} from '@laurel/contract/organisations'
import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import {
  organisationMembers,
  organisationProfiles,
  organisations,
} from '../../../db/schema/organisations.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Session } from '../../../http/session.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { becomeOrganiser } from './become-organiser.ts'
import { freeSlug } from './free-slug.ts'

/**
 * Makes an organisation with its profile and its first owner. Throws ORGANISATION_EXISTS where
 * somebody runs one of that name. One that an import made stays what it is beside it: what it lists is
 * taken over one by one, by mail, or an administrator makes somebody its owner.
 */
export async function createOrganisation(
  { db, clock, limits }: Pick<App, 'db' | 'clock' | 'limits'>,
  { userId }: Session,
  { name, ...profile }: BodyOf<typeof createCall>,
): Promise<OwnOrganisation> {
  await limits.use('newOrganisation', userId)
  const id = randomUUID()
  await transact(db, async (tx) => {
    const now = clock.now()
    const slug = await freeSlug(tx, name)
    const made = await tx
      .insert(organisations)
      .values({ id, name, slug, createdAt: now })
      .onConflictDoNothing()
    if (made.rowCount === 0) throw new CallFailure('ORGANISATION_EXISTS')
    await tx
      .insert(organisationProfiles)
      .values({ organisationId: id, ...profile, vetting: 'unasked', updatedAt: now })
    await tx
      .insert(organisationMembers)
      .values({ organisationId: id, userId, role: 'owner', joinedAt: now })
    await becomeOrganiser(tx, userId)
    const event = { organisationId: id, actorId: userId, action: 'create_organisation' }
    await recordAudit(tx, [event], now)
  })
  return { id, name, role: 'owner', vetting: 'unasked', isSample: false, isOnlyOwner: true }
}
