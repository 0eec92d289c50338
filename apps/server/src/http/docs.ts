import Fastify from 'fastify'
import type { App } from '../app-context.ts'
import { compressedAnswer, type Servable } from './compressed-answer.ts'
import { describeApi } from './openapi.ts'
import { pagePolicy } from './security-headers.ts'

const BASE = '/api/docs'
const BUNDLE_PREFIX = '/reference'

/** No font, proxy, assistant or statistics of somebody else's: the page works without a network. */
const REFERENCE_SETTINGS = {
  url: `${BASE}/openapi.json`,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
}

/** The API's description and a page to read it by, under /api/docs. */
export function docsRoutes(app: Pick<App, 'server' | 'config'>): void {
  const { server, config } = app
  const text = (type: string, content: string): Servable => ({
    type,
    content: Buffer.from(content),
  })
  const page = text('text/html; charset=utf-8', pageHtml(config.productName))
  const start = text(
    'text/javascript; charset=utf-8',
    `Scalar.createApiReference('#app', ${JSON.stringify(REFERENCE_SETTINGS)})`,
  )
  let document: Servable | undefined
  const readDocument = () =>
    text('application/json; charset=utf-8', JSON.stringify(describeApi(config.productName)))
  let bundle: Promise<Servable> | undefined
  const parts: Record<string, () => Servable | Promise<Servable>> = {
    [BASE]: () => page,
    [`${BASE}/`]: () => page,
    [`${BASE}/openapi.json`]: () => (document ??= readDocument()),
    [`${BASE}/start.js`]: () => start,
    [`${BASE}/reference.js`]: () => (bundle ??= readBundle()),
  }
  for (const [url, part] of Object.entries(parts))
    server.get(url, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('content-security-policy', pagePolicy([]))
      return compressedAnswer(request, reply, await part())
    })
}

function pageHtml(productName: string): string {
  const title = `${productName} API`.replace(/[<>&]/g, '')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="app"></div>
    <noscript>The same description, for programs: <a href="${BASE}/openapi.json">openapi.json</a></noscript>
    <script src="${BASE}/reference.js"></script>
    <script src="${BASE}/start.js"></script>
  </body>
</html>
`
}

/** Several megabytes, so they are read when somebody first opens the page. */
async function readBundle(): Promise<Servable> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const holder = Fastify()
  await holder.register(reference, {
    routePrefix: BUNDLE_PREFIX,
    configuration: { url: REFERENCE_SETTINGS.url },
  })
  const answer = await holder.inject(`${BUNDLE_PREFIX}/js/scalar.js`)
  await holder.close()
  if (answer.statusCode !== 200) throw new Error('The API reference has no script.')
  return { type: 'text/javascript; charset=utf-8', content: answer.rawPayload }
}
