import type { BodyOf } from '@laurel/contract/define-call'
import type { settleClaim as settleCall } from '@laurel/contract/claims-admin'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { listingClaims } from '../../../db/schema/claims.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { scholarshipVersions } from '../../../db/schema/publishing.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { type ListingVersion, restoreListing } from '../../catalogue/storing/restore-listing.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { recordCatalogueChange } from '../../catalogue/matches/record-catalogue-change.ts'
import { readOwners } from '../organisations/queries.ts'
import { toContent } from '../publishing/convert-listing.ts'
import { readRound, readVersion } from '../publishing/queries.ts'
import { readRequirements, readScholarships } from '../../catalogue/scholarships/queries.ts'
import { recordEvents } from '../../catalogue/trust/record-events.ts'
import { givenBackEmail } from './emails.ts'

type Claim = typeof listingClaims.$inferSelect

/**
 * Keeps that an administrator found a claim right, or puts the listing back as it was before; what the
 * organisation wrote stays among its versions. Throws NOT_FOUND and CLAIM_SETTLED.
 */
export async function settleClaim(
  app: App,
  id: string,
  { verdict }: BodyOf<typeof settleCall>,
  settledBy: AdminId,
): Promise<void> {
  const now = app.clock.now()
  await transact(app.db, async (tx) => {
    const isClaim = eq(listingClaims.id, id)
    const [claim] = await tx.select().from(listingClaims).where(isClaim).for('update')
    if (!claim) throw new CallFailure('NOT_FOUND')
    if (claim.undoneAt) throw new CallFailure('CLAIM_SETTLED')
    const settled = { settledAt: now, settledBy, ...(verdict === 'undo' && { undoneAt: now }) }
    await tx.update(listingClaims).set(settled).where(isClaim)
    if (verdict === 'undo') await giveBack(app, tx, claim, settledBy, now)
  })
  await app.matches.catchUp()
}

async function giveBack(
  { config }: Pick<App, 'config'>,
  tx: Transaction,
  { scholarshipId, organisationId, before }: Claim,
  actorId: AdminId,
  now: Date,
): Promise<void> {
  const [listing] = await tx
    .select()
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
    .for('update')
  if (!listing) throw new CallFailure('NOT_FOUND')
  await restoreListing(tx, scholarshipId, before as ListingVersion, now)
  await keepRestored(tx, scholarshipId, now)
  await recordEvents(tx, [{ scholarshipId, kind: 'givenBack' }], now)
  await recordCatalogueChange(tx, [scholarshipId])
  const told = { organisation: await nameOf(tx, organisationId), title: listing.title }
  for (const owner of await readOwners(tx, organisationId))
    await writeEmail(tx, givenBackEmail(owner, told, config), now)
  const event = { organisationId, actorId, action: 'undo_claim', scholarshipId }
  await recordAudit(tx, [event], now)
}

/** As what came with a file, so that its catalogue may change it again. */
async function keepRestored(tx: Transaction, scholarshipId: string, now: Date): Promise<void> {
  const row = (await readScholarships(tx, [scholarshipId])).get(scholarshipId)
  if (!row) throw new CallFailure('NOT_FOUND')
  const asked = (await readRequirements(tx, [scholarshipId])).get(scholarshipId) ?? []
  const content = toContent(row, asked, await readRound(tx, scholarshipId, row.cycle))
  const version = (await readVersion(tx, scholarshipId)) + 1
  const restored = { scholarshipId, version, act: 'imported', content } as const
  await tx.insert(scholarshipVersions).values({ ...restored, begunAt: now, savedAt: now })
}

async function nameOf(tx: Transaction, organisationId: string): Promise<string> {
  const [organisation] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  return organisation?.name ?? ''
}
