import type { readFile as readCall } from '@laurel/contract/files'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import { isInertPdf } from './judge-stored.ts'
import { findStoredFile, type StoredFile } from './queries.ts'
import { sendPage } from './read-page.ts'

/** What a browser shows without running anything; all else is offered for saving. */
const SHOWN_TYPES = new Set(['image/png', 'image/jpeg'])

/** Answers with the bytes behind a public link, made inert. */
export const readFile = (app: App, asked: Asked<typeof readCall>): Promise<FastifyReply> =>
  sendFile(app, asked.params.id, asked)

/** Answers with the bytes of a file, made inert, to somebody who may read it. */
export async function sendFile(
  app: App,
  id: string,
  asked: Pick<Asked<typeof readCall>, 'request' | 'reply' | 'query'>,
): Promise<FastifyReply> {
  const file = await findStoredFile(app.db, id)
  if (!file) throw new CallFailure('NOT_FOUND')
  const { page } = asked.query
  if (page !== undefined) return sendPage(app, file, Number(page), asked)
  const isShown = SHOWN_TYPES.has(file.contentType) || (await isInertPdf(app, file, asked))
  const bytes = await app.files.read(file.id)
  if (!bytes) throw new CallFailure('NOT_FOUND')
  const reply = asked.reply.headers(headersOf(file, isShown))
  if (asked.request.method !== 'HEAD') return reply.send(bytes)
  if ('destroy' in bytes && typeof bytes.destroy === 'function') bytes.destroy()
  // An empty stream, because any other payload would change the length that HEAD tells.
  return reply.send(Readable.from([]))
}

function headersOf(file: StoredFile, isShown: boolean): Record<string, string | number> {
  return {
    'content-type': file.contentType,
    'content-length': file.sizeBytes,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${dispositionName(file.name)}`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  }
}

/** RFC 6266: a plain name for old clients, and the real one in UTF-8. */
function dispositionName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
