import { randomUUID } from 'node:crypto'
import { listingMerges } from '../../db/schema/duplicates.ts'
import { listingDecisions } from '../../db/schema/listings.ts'
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

/** What administrators decide on listings. */
export const DESK_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  listDesk: each(undefined, forAdmins),
  viewDeskListing: each(aListing, forAdmins),
  decideClause: each(async ({ app }) => {
    const { clauses } = await aReadListing(app)
    return { body: { id: randomUUID(), clauseId: clauses[0]?.id, verdict: 'accept' } }
  }, forAdmins),
  undoDecision: each(aDecision, forAdmins),
  settleListing: each(
    async ({ app }) => ({
      params: { id: await aHeldBackListing(app) },
      body: { verdict: 'publish' },
    }),
    forAdmins,
  ),
  listMerges: each(undefined, forAdmins),
  undoListingMerge: each(aMerge, forAdmins),
}
