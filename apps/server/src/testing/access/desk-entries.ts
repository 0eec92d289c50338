import { randomUUID } from 'node:crypto'
import { listingMerges, listingPairs } from '../../db/schema/duplicates.ts'
import { listingDecisions, listingFlags } from '../../db/schema/listings.ts'
import { sourceFindings } from '../../db/schema/sources.ts'
import { aHeldBackListing, aReadListing } from '../factories/desk.ts'
import type { World } from './callers.ts'
import { each, type AccessEntry } from './expectations.ts'

/** Nobody else is told that there is such a call. */
const forAdmins = { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } } as const

const aListing = async ({ app }: World) => ({ params: { id: (await aReadListing(app)).id } })

async function aDecision({ app }: World) {
  const id = randomUUID()
  await app.db.insert(listingDecisions).values({ id, madeAt: app.clock.now(), before: [] })
  return { params: { id } }
}

async function aMerge({ app }: World) {
  const [survivor, merged] = [await aReadListing(app), await aReadListing(app)]
  const id = randomUUID()
  await app.db.insert(listingMerges).values({
    id,
    survivorId: survivor.id,
    mergedId: merged.id,
    basis: 'name',
    likeness: 1,
    statusBefore: 'published',
    mergedAt: app.clock.now(),
  })
  return { params: { id } }
}

async function aFinding({ app }: World) {
  const id = randomUUID()
  const { id: scholarshipId } = await aReadListing(app)
  const texts = { before: 'One', after: 'Other' }
  await app.db
    .insert(sourceFindings)
    .values({ id, scholarshipId, kind: 'changed', foundAt: app.clock.now(), ...texts })
  return id
}

async function aPair({ app }: World) {
  const [stays, goes] = [await aReadListing(app), await aReadListing(app)]
  const id = randomUUID()
  const pair = { staysId: stays.id, goesId: goes.id, basis: 'name' as const, likeness: 0.5 }
  await app.db.insert(listingPairs).values({ ...pair, id, foundAt: app.clock.now() })
  return id
}

async function aFlag({ app }: World) {
  const id = randomUUID()
  const { id: scholarshipId } = await aReadListing(app)
  const flag = { kind: 'fee' as const, words: 'It asks $5.', setAt: app.clock.now() }
  await app.db.insert(listingFlags).values({ ...flag, id, scholarshipId })
  return id
}

/** What administrators decide on listings. */
export const DESK_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  listDesk: each(undefined, forAdmins),
  viewDeskListing: each(aListing, forAdmins),
  decideClause: each(async ({ app }) => {
    const { clauses } = await aReadListing(app)
    return { body: { id: randomUUID(), clauseId: clauses[0]?.id, verdict: 'accept' } }
  }, forAdmins),
  listOftenAsked: each(undefined, forAdmins),
  settleQuestion: each(
    () => ({
      params: { key: randomUUID().replaceAll('-', '') },
      body: { id: randomUUID(), verdict: 'leave' },
    }),
    forAdmins,
  ),
  undoDecision: each(aDecision, forAdmins),
  settleListing: each(
    async ({ app }) => ({
      params: { id: await aHeldBackListing(app) },
      body: { verdict: 'publish' },
    }),
    forAdmins,
  ),
  settleFinding: each(
    async (world) => ({ params: { id: await aFinding(world) }, body: { act: 'seen' } }),
    forAdmins,
  ),
  settlePair: each(
    async (world) => ({ params: { id: await aPair(world) }, body: { verdict: 'different' } }),
    forAdmins,
  ),
  flagListing: each(
    async (world) => ({ ...(await aListing(world)), body: { kind: 'fee', words: 'It asks $5.' } }),
    forAdmins,
  ),
  clearFlag: each(async (world) => ({ params: { id: await aFlag(world) } }), forAdmins),
  listMerges: each(undefined, forAdmins),
  undoListingMerge: each(aMerge, forAdmins),
}
