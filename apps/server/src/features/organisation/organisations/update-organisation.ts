import type { BodyOf } from '@laurel/contract/define-call'
import type { updateOrganisation as updateCall } from '@laurel/contract/organisations'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { organisationProfiles } from '../../../db/schema/organisations.ts'
import { transact } from '../../../db/transact.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from './require-member.ts'

type Profile = BodyOf<typeof updateCall>

/** Who an organisation is: once one of these differs, what was found about it may be another's. */
const IDENTITY = ['legalName', 'country', 'registrationNumber'] as const

/** Changes what an organisation says of itself. One that was verified as another waits again. */
export async function updateOrganisation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, organisationId }: Member,
  profile: Profile,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const [before] = await tx
      .select()
      .from(organisationProfiles)
      .where(eq(organisationProfiles.organisationId, organisationId))
      .for('update')
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
