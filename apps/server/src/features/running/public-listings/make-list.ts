import type { App } from '../../../app-context.ts'
import type { Category } from './categories.ts'
import { findCategories } from './find-categories.ts'
import type { Made } from '../site-pages/render-page.ts'
import { NOT_FOUND } from './notices.ts'
import { findOpen } from './queries.ts'
import { readListings } from './read-listing.ts'
import { renderList } from './render-list.ts'

const PAGE_SIZE = 30
/** Whoever wants more than this many pages uses the sitemap. */
const MOST_PAGES = 100

/** A page of all that are open, or of those of a category. */
export async function makeList(
  app: App,
  category: Category | undefined,
  asked = '1',
): Promise<Made> {
  const page = /^\d{1,3}$/.test(asked) ? Number(asked) : 0
  if (page < 1 || page > MOST_PAGES) return NOT_FOUND
  const ids = await findOpen(app.db, category?.sought ?? {}, {
    now: app.clock.now(),
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  })
  if (ids.length === 0 && page > 1) return NOT_FOUND
  const others = [...(await findCategories(app))].filter((each) => each !== category)
  const parts = renderList({
    category,
    listings: await readListings(app, ids.slice(0, PAGE_SIZE)),
    page,
    hasMore: ids.length > PAGE_SIZE && page < MOST_PAGES,
    others,
  })
  return { status: 200, parts }
}
