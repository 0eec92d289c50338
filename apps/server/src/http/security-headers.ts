import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** For answers that are no page: nothing in them may run, load or be framed. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** A worker has the policy of its own answer: it only fetches what is ours. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Heeded by documents alone; with each of sixty scripts of a page they weigh as much as one more. */
const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(self), usb=()',
}

const ASSETS = '/assets/'

/** Adds what every answer carries; a handler that sets one of these headers keeps its own. */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const headers: Record<string, string> = {
      ...COMMON_HEADERS,
      ...(!request.url.startsWith(ASSETS) && DOCUMENT_HEADERS),
      'content-security-policy': NO_PAGE_POLICY,
      ...(request.protocol === 'https' && {
        'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
      }),
      ...(request.url.startsWith('/api/') && { 'cache-control': 'no-store' }),
    }
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/**
 * The policy of a page: its own scripts, and of inline ones exactly those with these hashes.
 * Trusted types are not required, because the component library writes style elements as text.
 */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    // The component library sets style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page that Paddle's frame opens over: the only one that loads anything from elsewhere. */
const PAYMENT_PATH = '/auth/payment'

/** What a page's policy and other headers allow besides where Paddle takes the money. */
export function paymentHeaders(
  path: string,
  policy: string,
  environment: 'sandbox' | 'production' | undefined,
): Record<string, string> {
  if (path !== PAYMENT_PATH || environment === undefined) return {}
  const prefix = environment === 'sandbox' ? 'sandbox-' : ''
  const frame = `https://${prefix}buy.paddle.com`
  const allowed = {
    'script-src': 'https://cdn.paddle.com',
    'style-src': 'https://cdn.paddle.com',
    'connect-src': `https://${prefix}checkout-service.paddle.com`,
    'frame-src': frame,
  }
  const widened = Object.entries(allowed).reduce(
    (widest, [directive, source]) =>
      widest.replace(`${directive} 'self'`, `${directive} 'self' ${source}`),
    policy,
  )
  return {
    'content-security-policy': widened,
    // A bank or a wallet may ask in a window of its own.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': DOCUMENT_HEADERS['permissions-policy'].replace(
      'payment=(self)',
      `payment=(self "${frame}")`,
    ),
  }
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Blocks of these types are not run, so they need no permission. */
const INERT_TYPE = /\btype\s*=\s*["']?(application\/(ld\+)?json|importmap-shim)/i

/** SHA-256 in base64 of each inline script of a page, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !INERT_TYPE.test(attributes))
    .map(([, , content = '']) => createHash('sha256').update(content).digest('base64'))
  return [...new Set(hashes)]
}
