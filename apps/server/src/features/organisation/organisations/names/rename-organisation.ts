import type { BodyOf } from '@laurel/contract/define-call'
import type { renameOrganisation as renameCall } from '@laurel/contract/organisation-names'
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { organisationNames, organisations } from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { lockOrganisation } from '../lock-organisation.ts'
import { refuseStale } from '../refuse-stale.ts'
import type { Member } from '../require-member.ts'
import { tellOfName } from './tell-of-name.ts'
import { giveName, isKnownByName, isSameName, requireFreeName } from './give-name.ts'

/**
 * Gives an organisation another name, or keeps it for an administrator where somebody knows the
 * organisation by the present one. Throws STALE_VERSION and ORGANISATION_EXISTS.
 */
export async function renameOrganisation(
  { db, clock, limits, matches }: Pick<App, 'db' | 'clock' | 'limits' | 'matches'>,
  member: Member,
  { name, version }: BodyOf<typeof renameCall>,
): Promise<void> {
  const { userId, organisationId } = member
  // Each try tells whether somebody has the name, as making an organisation does.
  await limits.use('newOrganisation', userId)
  await transact(db, async (tx) => {
    const now = clock.now()
    const before = { id: organisationId, ...(await lockOrganisation(tx, organisationId)) }
    if (before.version !== version) await refuseStale(tx, member)
    const isTakenBack = await takeBack(tx, organisationId)
    const record = (action: string) =>
      recordAudit(tx, [{ organisationId, actorId: userId, action }], now)
    if (name === before.name) {
      if (isTakenBack) await record('withdraw_name')
      return
    }
    const waits = !isSameName(name, before.name) && (await isKnownByName(tx, organisationId))
    if (waits) {
      await requireFreeName(tx, before, name)
      await countChange(tx, organisationId)
    } else await giveName(tx, before, name)
    await tx.insert(organisationNames).values({
      id: randomUUID(),
      organisationId,
      name,
      slugBefore: before.slug,
      standing: waits ? 'waiting' : 'changed',
      note: '',
      askedBy: userId,
      askedAt: now,
    })
    await record(waits ? 'ask_name' : 'rename_organisation')
    if (!waits) await tellOfName(tx, organisationId, { before: before.name, after: name }, now)
  })
  await matches.catchUp()
}

/** Whether a name waited; it does no longer. */
async function takeBack(tx: Transaction, organisationId: string): Promise<boolean> {
  const taken = await tx
    .update(organisationNames)
    .set({ standing: 'withdrawn' })
    .where(
      and(
        eq(organisationNames.organisationId, organisationId),
        eq(organisationNames.standing, 'waiting'),
      ),
    )
  if (taken.rowCount === 0) return false
  await countChange(tx, organisationId)
  return true
}

const countChange = (tx: Transaction, id: string) =>
  tx
    .update(organisations)
    .set({ version: sql`${organisations.version} + 1` })
    .where(eq(organisations.id, id))
