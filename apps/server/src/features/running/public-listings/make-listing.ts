import type { App } from '../../../app-context.ts'
import type { Made } from '../site-pages/render-page.ts'
import { withFlags } from '../../catalogue/trust/cautions-of.ts'
import { readFlags } from '../../catalogue/trust/read-flags.ts'
import { readTrust } from '../../catalogue/trust/read-trust.ts'
import { isClaimable } from '../../organisation/claims/queries.ts'
import type { Category } from './categories.ts'
import { categoryOf, findCategories } from './find-categories.ts'
import { GONE, NOT_FOUND, notice } from './notices.ts'
import { findOpen } from './queries.ts'
import { readListing, readListings, type Listing } from './read-listing.ts'
import { renderListing } from './render-listing.ts'

const SIMILAR = 3

/** The page of one listing, by the last part of its address. */
export async function makeListing(app: App, slug: string): Promise<Made> {
  const found = await readListing(app, slug)
  if (found.kind === 'moved')
    return { ...notice('Moved', 'This page has another address now.', 301), location: found.path }
  if (found.kind === 'gone') return GONE
  if (found.kind === 'unknown') return NOT_FOUND
  const { row, cautions } = found.listing
  const [flags, categories, trust, asksWhose] = await Promise.all([
    readFlags(app.db, row.id),
    findCategories(app),
    readTrust(app.db, row),
    isClaimable(app.db, row),
  ])
  const listing = { ...found.listing, cautions: withFlags(cautions, flags) }
  const category = categoryOf(row.criteria, categories)
  const parts = renderListing(listing, {
    category,
    trust,
    isClaimable: asksWhose,
    similar: category ? await findSimilar(app, listing, category) : [],
    now: app.clock.now(),
    site: app.config,
  })
  return { status: 200, parts }
}

async function findSimilar(app: App, { row }: Listing, { sought }: Category): Promise<Listing[]> {
  const page = { now: app.clock.now(), offset: 0, limit: SIMILAR + 1 }
  const ids = await findOpen(app.db, sought, page)
  return readListings(app, ids.filter((id) => id !== row.id).slice(0, SIMILAR))
}
