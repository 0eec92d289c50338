import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { PARTNERS_PATH } from '../site-pages/make-partners.ts'
import { openPages, type Build } from '../site-pages/open-pages.ts'
import type { Made } from '../site-pages/render-page.ts'
import { findCategory } from './categories.ts'
import { findCategories } from './find-categories.ts'
import { ROOT } from './listing-address.ts'
import { makeList } from './make-list.ts'
import { makeListing } from './make-listing.ts'
import { makeUnlock } from './make-unlock.ts'
import { NOT_FOUND } from './notices.ts'
import { PageMemory } from './page-memory.ts'
import {
  isBeginning,
  writeListingSitemap,
  writePageSitemap,
  writeRobots,
  writeSitemapIndex,
} from './sitemap.ts'

const ALWAYS_ASK = 'no-cache'

/** Public pages of listings, written here from their rows, and what leads crawlers to them. */
export function publicListingRoutes(app: App, build: Build): void {
  const { server, config } = app
  const memory = new PageMemory(app)
  const pages = openPages(app, build)
  const answer = (path: string, make: (request: FastifyRequest) => Promise<Made>) =>
    pages.get(path, (request, write) =>
      memory.recall(keyOf(request), async () => write(await make(request))),
    )

  answer(ROOT, (request) => makeList(app, undefined, pageOf(request)))
  for (const kind of ['in', 'for', 'study'])
    answer(`${ROOT}/${kind}/:name`, async (request) => {
      const category = findCategory(pathOf(request))
      const isShown = category && (await findCategories(app)).has(category)
      return isShown ? makeList(app, category, pageOf(request)) : NOT_FOUND
    })
  answer(`${ROOT}/:slug`, (request) => makeListing(app, (request.params as { slug: string }).slug))

  // Not remembered: it leads on with what its own address says of the campaign.
  pages.get('/unlock-scholarship', async (request, write) =>
    write(await makeUnlock(app, new URLSearchParams(request.url.split('?')[1]))),
  )

  server.get('/robots.txt', (_request, reply) =>
    sendText(reply, 'text/plain', writeRobots(config.publicUrl)),
  )
  server.get('/sitemap.xml', async (_request, reply) =>
    sendText(reply, 'application/xml', await writeSitemapIndex(app)),
  )
  server.get('/sitemap/pages.xml', async (_request, reply) => {
    const categories = [...(await findCategories(app))].map(({ path }) => path)
    const paths = [...((await build())?.pagePaths ?? []), ROOT, PARTNERS_PATH, ...categories]
    return sendText(reply, 'application/xml', writePageSitemap(config.publicUrl, paths))
  })
  server.get('/sitemap/listings-:beginning.xml', async (request, reply) => {
    const { beginning = '' } = request.params as { beginning?: string }
    if (!isBeginning(beginning)) throw new CallFailure('NOT_FOUND')
    return sendText(reply, 'application/xml', await writeListingSitemap(app, beginning))
  })
}

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', ALWAYS_ASK).send(text)

/** Whatever else an address carries does not change its page. */
const keyOf = (request: FastifyRequest): string => `${pathOf(request)} ${pageOf(request) ?? ''}`

const pageOf = (request: FastifyRequest): string | undefined =>
  (request.query as { page?: string }).page

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''
