import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { askToPartner } from './ask-to-partner.ts'
import { AWAY_PATH, BROKEN_PATH, makeAway, makeBroken, makeNotFound } from './make-problem.ts'
import { openStatus, STATUS_PATH } from './make-status.ts'
import { makePartners, PARTNERS_PATH } from './make-partners.ts'
import { makePartnerFigures } from './make-partner-figures.ts'
import { makeTerms, makeTermsList, TERMS_PATH } from './make-terms.ts'
import { openPages, type Build } from './open-pages.ts'

/** Public pages of the site that the server writes. */
export function sitePageRoutes(app: App, build: Build): void {
  const pages = openPages(app, build)
  const status = openStatus(app)
  pages.get(STATUS_PATH, async (_request, write) => write(await status()))
  pages.get(PARTNERS_PATH, async ({ query }, write) =>
    write(makePartners(app.config, { isSent: 'sent' in (query as object) })),
  )
  pages.post(PARTNERS_PATH, async (request, write) => write(await askToPartner(app, request)))
  pages.get(`${PARTNERS_PATH}/figures/:token`, async ({ params }, write) => {
    const { token } = params as { token: string }
    return write((await makePartnerFigures(app, token)) ?? NOBODYS)
  })
  pages.get(TERMS_PATH, async (_request, write) => write(await makeTermsList()))
  pages.get(`${TERMS_PATH}/:version`, async ({ params }, write) => {
    const { version } = params as { version: string }
    return write((await makeTerms(version, app.config)) ?? NOT_KEPT)
  })
  // The specification lists both below /auth, too.
  for (const prefix of ['', '/auth']) {
    pages.get(prefix + BROKEN_PATH, async (request, write) => write(makeBroken(codeIn(request))))
    pages.get(prefix + AWAY_PATH, async (_request, write) => write(makeAway()))
  }
}

const NOBODYS = makeNotFound('This address of figures is not in use any more. Please ask us.')
const NOT_KEPT = makeNotFound('There were no terms of that day.')

function codeIn({ query }: FastifyRequest): string | undefined {
  const { code } = query as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}
