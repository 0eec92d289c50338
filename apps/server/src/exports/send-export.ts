import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl',
  zip: 'application/zip',
} as const

interface Export {
  /** Without the day and the ending, as in `applicants`. */
  name: string
  format: keyof typeof TYPES
  now: Date
}

/** Answers with a file to be saved, while it is written. */
export function sendExport(
  reply: FastifyReply,
  { name, format, now }: Export,
  pieces: Readable | AsyncIterable<string>,
): FastifyReply {
  reply.headers({
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${format}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  return reply.send(
    pieces instanceof Readable ? pieces : Readable.from(pieces, { objectMode: false }),
  )
}
