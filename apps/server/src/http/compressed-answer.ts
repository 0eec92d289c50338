import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bytes that stay the same while the process runs. */
export interface Servable {
  type: string
  content: Buffer
  /** The content at its smallest, where that was made before. */
  brotli?: Buffer
}

type Encoding = 'br' | 'gzip'

interface Prepared {
  etag: string
  encoded: Map<Encoding, Promise<Buffer>>
}

const SMALLEST_BYTES = 1024
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/
/** For what is sent once. */
const PASSING_BROTLI = 4
/** Quick enough to wait for; the smallest size follows right after for everybody else. */
const QUICK_BROTLI = 5
const SMALLEST_BROTLI = 11
/** Beyond this the smallest size would take seconds of a processor. */
const LARGEST_FOR_SMALLEST_BYTES = 1_048_576

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const prepared = new WeakMap<Servable, Prepared>()

/** Answers with the bytes in the best encoding the client takes, or 304 when it has them. */
export async function compressedAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  servable: Servable,
): Promise<FastifyReply> {
  const { etag, encoded } = prepare(servable)
  const encoding = isCompressible(servable)
    ? chooseEncoding(request.headers['accept-encoding'])
    : undefined
  const tag = encoding === undefined ? `"${etag}"` : `"${etag}-${encoding}"`
  reply.header('etag', tag).type(servable.type)
  if (isCompressible(servable)) reply.header('vary', 'accept-encoding')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (encoding === undefined) return reply.send(servable.content)
  const bytes = await (encoded.get(encoding) ?? encode(servable, encoding, encoded))
  return reply.header('content-encoding', encoding).send(bytes)
}

/**
 * Sends what calls read in the best encoding the client takes. Only what is read: tokens are in
 * answers to writes, and the size of those tells nothing of what is in them.
 */
export function compressReadings(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_BYTES) return payload
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply.header('vary', 'accept-encoding')
    if (encoding === undefined) return payload
    reply.header('content-encoding', encoding)
    const content = Buffer.from(payload)
    return encoding === 'br' ? toBrotli(content, PASSING_BROTLI) : gzipped(content)
  })
}

function prepare(servable: Servable): Prepared {
  const known = prepared.get(servable)
  if (known) return known
  const etag = createHash('sha256').update(servable.content).digest('base64url').slice(0, 27)
  const { brotli: made } = servable
  const fresh: Prepared = { etag, encoded: new Map(made && [['br', Promise.resolve(made)]]) }
  prepared.set(servable, fresh)
  return fresh
}

const isCompressible = ({ type, content }: Servable): boolean =>
  COMPRESSIBLE.test(type) && content.length >= SMALLEST_BYTES

function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : undefined
}

/** RFC 9110 section 13.1.2: a weak tag matches its strong twin. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)

function encode(
  { content }: Servable,
  encoding: Encoding,
  encoded: Map<Encoding, Promise<Buffer>>,
): Promise<Buffer> {
  const quick = encoding === 'br' ? toBrotli(content, QUICK_BROTLI) : gzipped(content, { level: 9 })
  encoded.set(encoding, quick)
  if (encoding === 'br' && content.length <= LARGEST_FOR_SMALLEST_BYTES)
    toBrotli(content, SMALLEST_BROTLI).then(
      (smallest) => encoded.set('br', Promise.resolve(smallest)),
      () => undefined,
    )
  return quick
}

const toBrotli = (content: Buffer, quality: number): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
