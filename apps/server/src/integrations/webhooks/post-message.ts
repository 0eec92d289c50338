import { lookup, type LookupAddress } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../is-public-address.ts'

/** How long a receiver may take from the first byte to the last. */
const PATIENCE_MILLISECONDS = 10_000

/** How it ended: the status of an answer, or why there is none. */
export type PostOutcome = { status: number } | { problem: string }

interface Receiver {
  /** Where names lead; the system's own unless told otherwise. */
  lookup?: (name: string) => Promise<LookupAddress[]>
  /** Whether an address may be called. */
  isAllowed?: (address: string) => boolean
  /** Certificates that are trusted besides the known ones. */
  ca?: string
}

const LEADS_INSIDE = 'This name leads into a private network.'

/**
 * Posts a message to a public https address. The name is looked up once and the very address that
 * was found is called, so that it cannot become another in between; redirects are not followed, and
 * of the answer nothing but its status is read.
 */
export function postMessage(
  url: string,
  headers: Record<string, string>,
  body: string,
  { isAllowed = isPublicAddress, lookup: find = lookupAll, ca }: Receiver = {},
): Promise<PostOutcome> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (target.protocol !== 'https:') return Promise.resolve({ problem: 'Only https is called.' })
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve({ problem: LEADS_INSIDE })
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
      lookup: onlyAllowed(find, isAllowed),
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

/** A name leads nowhere for us when one of its addresses must not be called. */
function onlyAllowed(
  find: NonNullable<Receiver['lookup']>,
  isAllowed: NonNullable<Receiver['isAllowed']>,
): LookupFunction {
  const tell = async (
    name: string,
    isForAll: boolean | undefined,
    answer: Parameters<LookupFunction>[2],
  ) => {
    const found = await find(name).catch(() => [])
    const [first] = found
    if (!first) answer(new Error('This name leads nowhere.'), '')
    else if (!found.every(({ address }) => isAllowed(address))) answer(new Error(LEADS_INSIDE), '')
    else if (isForAll) answer(null, found)
    else answer(null, first.address, first.family)
  }
  return (name, options, answer) => void tell(name, options.all, answer)
}

const lookupAll = (name: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found)))
  })
