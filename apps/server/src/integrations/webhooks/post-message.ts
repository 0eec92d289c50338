import { request } from 'node:https'
import { LEADS_INSIDE, namesInside, publicLookup, type Resolver } from '../public-lookup.ts'

/** How long a receiver may take from the first byte to the last. */
const PATIENCE_MILLISECONDS = 10_000

/** How it ended: the status of an answer, or why there is none. */
export type PostOutcome = { status: number } | { problem: string }

interface Receiver extends Resolver {
  /** Certificates that are trusted besides the known ones. */
  ca?: string
}

/**
 * Posts a message to a public https address. Redirects are not followed, and of the answer nothing
 * but its status is read.
 */
export function postMessage(
  url: string,
  headers: Record<string, string>,
  body: string,
  { ca, ...resolver }: Receiver = {},
): Promise<PostOutcome> {
  const target = new URL(url)
  if (target.protocol !== 'https:') return Promise.resolve({ problem: 'Only https is called.' })
  if (namesInside(target, resolver)) return Promise.resolve({ problem: LEADS_INSIDE })
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
    const post = request(target, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Laurel-Webhooks/1',
      },
      lookup: publicLookup(resolver),
      agent: false,
      signal,
      ...(ca && { ca }),
    })
    post.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    post.on('error', (error) =>
      resolve({ problem: signal.aborted ? 'No answer within 10 seconds.' : error.message }),
    )
    post.end(body)
  })
}
