import type { BodyOf } from '@laurel/contract/define-call'
import type { updateOrganisation as updateCall } from '@laurel/contract/organisations'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { organisationProfiles, organisations } from '../../../db/schema/organisations.ts'
import { transact } from '../../../db/transact.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { lockOrganisation } from './lock-organisation.ts'
import { refuseStale } from './refuse-stale.ts'
import type { Member } from './require-member.ts'

type Profile = BodyOf<typeof updateCall>

/** Who an organisation is: once one of these differs, what was found about it may be another's. */
const IDENTITY = ['legalName', 'country', 'registrationNumber'] as const

/**
 * Changes what an organisation says of itself. One that was verified as another waits again. Throws
 * STALE_VERSION.
 */
export async function updateOrganisation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: Member,
  { version, ...profile }: Profile,
): Promise<void> {
  const { userId, organisationId } = member
  await transact(db, async (tx) => {
    const now = clock.now()
    const organisation = await lockOrganisation(tx, organisationId)
    if (version !== undefined && version !== organisation.version) await refuseStale(tx, member)
    const [before] = await tx
      .select()
      .from(organisationProfiles)
      .where(eq(organisationProfiles.organisationId, organisationId))
      .for('update')
    await tx
      .update(organisations)
      .set({ version: sql`${organisations.version} + 1` })
      .where(eq(organisations.id, organisationId))
    const isAnother = before !== undefined && IDENTITY.some((key) => before[key] !== profile[key])
    const asksAgain = isAnother && before.vetting === 'verified'
    const set = {
      ...profile,
      ...(asksAgain && { vetting: 'waiting' as const, askedAt: now }),
      updatedAt: now,
    }
    await tx
      .insert(organisationProfiles)
      .values({ organisationId, vetting: 'unasked', ...set })
      .onConflictDoUpdate({ target: organisationProfiles.organisationId, set })
    const details = { asksAgain }
    const event = { organisationId, actorId: userId, action: 'update_organisation', details }
    await recordAudit(tx, [event], now)
  })
}
