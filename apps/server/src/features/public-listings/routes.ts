import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { compressedAnswer } from '../../http/compressed-answer.ts'
import { CallFailure } from '../../http/failures.ts'
import type { WebBuild } from '../../http/read-web-build.ts'
import { findCategory, type Category } from './categories.ts'
import { categoryOf, findCategories } from './find-categories.ts'
import { html } from './html.ts'
import { ROOT } from './listing-address.ts'
import { PageMemory, type Answered } from './page-memory.ts'
import { findOpen } from './queries.ts'
import { readListing, readListings, type Listing } from './read-listing.ts'
import { renderList } from './render-list.ts'
import { renderListing } from './render-listing.ts'
import { renderPage, START, type PageParts } from './render-page.ts'
import {
  isBeginning,
  writeListingSitemap,
  writePageSitemap,
  writeRobots,
  writeSitemapIndex,
} from './sitemap.ts'

const PAGE_SIZE = 30
/** Whoever wants more than this many pages uses the sitemap. */
const MOST_PAGES = 100
const SIMILAR = 3
const ALWAYS_ASK = 'no-cache'

type Build = () => Promise<WebBuild | undefined>

/** Public pages of listings, written here from their rows, and what leads crawlers to them. */
export function publicListingRoutes(app: App, build: Build): void {
  const { server, config } = app
  const memory = new PageMemory(app)
  const answer = (path: string, make: (request: FastifyRequest) => Promise<Made>) =>
    server.get(path, async (request, reply) => {
      const { frame } = (await build()) ?? {}
      if (!frame) throw NOT_BUILT
      const answered = await memory.recall(keyOf(request), async () =>
        written(await make(request), frame.content.toString(), config),
      )
      return send(request, reply, answered, frame.policy)
    })

  answer(ROOT, (request) => makeList(app, undefined, request))
  for (const kind of ['in', 'for', 'study'])
    answer(`${ROOT}/${kind}/:name`, async (request) => {
      const category = findCategory(pathOf(request))
      const isShown = category && (await findCategories(app)).has(category)
      return isShown ? makeList(app, category, request) : NOT_FOUND
    })
  answer(`${ROOT}/:slug`, (request) => makeListing(app, (request.params as { slug: string }).slug))

  server.get('/robots.txt', (_request, reply) =>
    sendText(reply, 'text/plain', writeRobots(config.publicUrl)),
  )
  server.get('/sitemap.xml', async (_request, reply) =>
    sendText(reply, 'application/xml', await writeSitemapIndex(app)),
  )
  server.get('/sitemap/pages.xml', async (_request, reply) => {
    const categories = [...(await findCategories(app))].map(({ path }) => path)
    const paths = [...((await build())?.pagePaths ?? []), ROOT, ...categories]
    return sendText(reply, 'application/xml', writePageSitemap(config.publicUrl, paths))
  })
  server.get('/sitemap/listings-:beginning.xml', async (request, reply) => {
    const { beginning = '' } = request.params as { beginning?: string }
    if (!isBeginning(beginning)) throw new CallFailure('NOT_FOUND')
    return sendText(reply, 'application/xml', await writeListingSitemap(app, beginning))
  })
}

const NOT_BUILT = new CallFailure('OVERLOADED', {
  message: 'The pages are not built yet. Please try again in a minute.',
  retryAfterSeconds: 60,
})

interface Made {
  status: number
  parts: PageParts
  location?: string
}

const written = ({ parts, ...made }: Made, frame: string, site: App['config']): Answered => ({
  ...made,
  page: {
    type: 'text/html; charset=utf-8',
    content: Buffer.from(renderPage(frame, parts, site)),
  },
})

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, location }: Answered,
  policy: string | undefined,
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', ALWAYS_ASK)
  if (location !== undefined) reply.header('location', location)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  return compressedAnswer(request, reply, page)
}

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', ALWAYS_ASK).send(text)

/** Whatever else an address carries does not change its page. */
const keyOf = (request: FastifyRequest): string =>
  `${pathOf(request)} ${(request.query as { page?: string }).page ?? ''}`

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

async function makeListing(app: App, slug: string): Promise<Made> {
  const found = await readListing(app, slug)
  if (found.kind === 'moved')
    return { ...notice('Moved', 'This page has another address now.', 301), location: found.path }
  if (found.kind === 'gone') return GONE
  if (found.kind === 'unknown') return NOT_FOUND
  const { listing } = found
  const category = categoryOf(listing.row.criteria, await findCategories(app))
  const parts = renderListing(listing, {
    category,
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

async function makeList(
  app: App,
  category: Category | undefined,
  request: FastifyRequest,
): Promise<Made> {
  const { page: asked = '1' } = request.query as { page?: string }
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

const GONE = notice(
  'No longer offered',
  'Whoever gives this scholarship has withdrawn it, so it takes no applications.',
  410,
)
const NOT_FOUND = notice('Page not found', 'There is no scholarship at this address.', 404)

/** A page that leads on. */
function notice(title: string, words: string, status: number): Made {
  const body = html`<div class="listing-list">
    <h1>${title}</h1>
    <p class="listing-lede">${words}</p>
    <p><a class="listing-button" data-kind="filled" href="${ROOT}">See open scholarships</a></p>
  </div>`
  return {
    status,
    parts: { title, description: words, path: ROOT, trail: [START], body, isHidden: true },
  }
}
