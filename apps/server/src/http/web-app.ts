import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-context.ts'
import { sendFailure } from './answer-failures.ts'
import { compressedAnswer } from './compressed-answer.ts'
import { CallFailure } from './failures.ts'
import type { openWebBuild, WebFile } from './read-web-build.ts'
import { ANSWERED_UNDER_PRESSURE } from './shed-load.ts'
import { addSecurityHeaders, pagePolicy, paymentHeaders } from './security-headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'no-cache'
const RETRY_SECONDS = 10

/**
 * Serves the built web app: files as they are, pages rendered ahead, and for any other address
 * that a browser opens the page that renders it there, with the status 404 where there is none.
 * Everything unknown below /api is 404.
 */
export function serveWebApp(
  app: Pick<App, 'server' | 'config'>,
  openBuild: ReturnType<typeof openWebBuild>,
): void {
  const { server, config } = app
  addSecurityHeaders(server)
  server.addHook('onReady', async () => void (await openBuild()))
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, new CallFailure('NOT_FOUND')))
  // From memory: a script that is turned away would take its whole page with it.
  server.get('/*', { config: ANSWERED_UNDER_PRESSURE }, async (request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/')) throw new CallFailure('NOT_FOUND')
    const build = await openBuild()
    if (!build) return sayBuildIsMissing(reply, config.productName)
    const file = build.files.get(path)
    if (file) return sendFile(request, reply, file)
    if (!isPageAddress(request, path)) throw new CallFailure('NOT_FOUND')
    const page = build.pageAt(path)
    if (!page) reply.code(404)
    const shown = page ?? build.fallback
    reply.headers(paymentHeaders(path, shown.policy ?? '', frameOf(config)))
    return sendFile(request, reply, shown)
  })
}

/** Which of Paddle's frames may open over ours; undefined where another provider takes the money. */
const frameOf = ({ billing }: Pick<App, 'config'>['config']) =>
  billing.provider === 'paddle' ? billing.environment : undefined

/** The path as it was asked for, decoded, without a slash at its end. */
function pathOf(request: FastifyRequest): string {
  const { '*': rest = '' } = request.params as { '*'?: string }
  return `/${rest}`.replace(/(?<=[^/])\/+$/, '')
}

/** A missing picture or script must not be answered with a page. */
function isPageAddress(request: FastifyRequest, path: string): boolean {
  const accepted = request.headers.accept ?? '*/*'
  if (!/text\/html|\*\/\*/.test(accepted)) return false
  return !path.startsWith('/assets/') && !/\.[a-z0-9]{1,8}$/i.test(path)
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
): Promise<FastifyReply> {
  reply.header('cache-control', file.isHashed ? FOREVER : ALWAYS_ASK)
  if (file.policy !== undefined && !reply.hasHeader('content-security-policy'))
    reply.header('content-security-policy', file.policy)
  return compressedAnswer(request, reply, file)
}

function sayBuildIsMissing(reply: FastifyReply, productName: string): FastifyReply {
  const name = productName.replace(/[<>&]/g, '')
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .headers({
      'retry-after': RETRY_SECONDS,
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy([]),
    })
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>` +
        `<h1>${name} is not built yet</h1><p>The pages are missing; the API answers. ` +
        'Run <code>npm start</code>, which builds them, and reload.</p></html>',
    )
}
