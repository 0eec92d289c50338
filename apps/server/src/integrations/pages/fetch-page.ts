import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import {
  LEADS_INSIDE,
  LEADS_NOWHERE,
  namesInside,
  publicLookup,
  type Resolver,
} from '../public-lookup.ts'

/** How long a page may take from the first byte to the last. */
const PATIENCE_MILLISECONDS = 20_000
/** Of a longer page the rest is not read. */
export const PAGE_LIMIT_BYTES = 500_000

export interface FetchedPage {
  status: number
  headers: IncomingMessage['headers']
  /** The first bytes of what was sent, unpacked; empty where nothing was. */
  body: Buffer
}

/** A page, or why there is none: `nowhere` and `inside` are told by the name, `silence` by the wait. */
export type PageOutcome = FetchedPage | { problem: 'nowhere' | 'inside' | 'silence'; words: string }

interface Asking extends Resolver {
  userAgent: string
  /** What its server said of the page the last time, so that it can answer that nothing changed. */
  etag?: string | null
  lastModified?: string | null
}

/** Asks for a page of a public address, once: it follows no redirect. */
export function fetchPage(address: string, asking: Asking): Promise<PageOutcome> {
  const { userAgent, etag, lastModified, ...resolver } = asking
  const target = new URL(address)
  if (namesInside(target, resolver))
    return Promise.resolve({ problem: 'inside', words: LEADS_INSIDE })
  const ask = target.protocol === 'https:' ? requestSecurely : requestPlainly
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
    const fail = (error: Error) => resolve(signal.aborted ? TOO_SLOW : toProblem(error))
    const asked = ask(target, {
      headers: {
        'user-agent': userAgent,
        accept: 'text/html, text/plain;q=0.9, */*;q=0.5',
        'accept-encoding': 'gzip, deflate, br',
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
      lookup: publicLookup(resolver),
      agent: false,
      signal,
    })
    asked.on('response', (response) => void readPage(response).then(resolve, fail))
    asked.on('error', fail)
    asked.end()
  })
}

const TOO_SLOW = { problem: 'silence', words: 'No answer within 20 seconds.' } as const

function toProblem({ message, cause }: Error): PageOutcome {
  if (message === LEADS_INSIDE) return { problem: 'inside', words: message }
  // Any other fault of looking up may be our own: the name may well lead somewhere.
  const isUnknown = cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND'
  if (message === LEADS_NOWHERE && isUnknown) return { problem: 'nowhere', words: message }
  return { problem: 'silence', words: message }
}

async function readPage(response: IncomingMessage): Promise<FetchedPage> {
  const { statusCode: status = 0, headers } = response
  const body = await readBody(response)
  response.destroy()
  return { status, headers, body }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of unpack(response)) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= PAGE_LIMIT_BYTES) break
  }
  return Buffer.concat(pieces).subarray(0, PAGE_LIMIT_BYTES)
}

function unpack(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase()
  if (encoding === undefined || encoding === 'identity') return response
  const unpacked = encoding === 'br' ? createBrotliDecompress() : createUnzip()
  response.on('error', (error) => unpacked.destroy(error))
  return response.pipe(unpacked)
}
