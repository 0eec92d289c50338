import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app-context.ts'
import { compressedAnswer } from '../../http/compressed-answer.ts'
import { CallFailure } from '../../http/failures.ts'
import type { WebBuild } from '../../http/read-web-build.ts'
import { findCategory } from './categories.ts'
import { findCategories } from './find-categories.ts'
import { ROOT } from './listing-address.ts'
import { makeList } from './make-list.ts'
import { makeListing } from './make-listing.ts'
import { makeUnlock } from './make-unlock.ts'
import { NOT_FOUND, type Made } from './notices.ts'
import { PageMemory, type Answered } from './page-memory.ts'
import { renderPage } from './render-page.ts'
import {
  isBeginning,
  writeListingSitemap,
  writePageSitemap,
  writeRobots,
  writeSitemapIndex,
} from './sitemap.ts'

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

  answer(ROOT, (request) => makeList(app, undefined, pageOf(request)))
  for (const kind of ['in', 'for', 'study'])
    answer(`${ROOT}/${kind}/:name`, async (request) => {
      const category = findCategory(pathOf(request))
      const isShown = category && (await findCategories(app)).has(category)
      return isShown ? makeList(app, category, pageOf(request)) : NOT_FOUND
    })
  answer(`${ROOT}/:slug`, (request) => makeListing(app, (request.params as { slug: string }).slug))

  // Not remembered: it leads on with what its own address says of the campaign.
  server.get('/unlock-scholarship', async (request, reply) => {
    const { frame } = (await build()) ?? {}
    if (!frame) throw NOT_BUILT
    const made = await makeUnlock(app, new URLSearchParams(request.url.split('?')[1]))
    return send(request, reply, written(made, frame.content.toString(), config), frame.policy)
  })

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
const keyOf = (request: FastifyRequest): string => `${pathOf(request)} ${pageOf(request) ?? ''}`

const pageOf = (request: FastifyRequest): string | undefined =>
  (request.query as { page?: string }).page

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''
