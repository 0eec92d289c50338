import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import { lookUpName } from './look-up-name.ts'

/** How names are looked up, and what may be called; a test stands in for both. */
export interface Resolver {
  /** Where names lead; as the name servers say unless told otherwise. */
  lookup?: (name: string) => Promise<LookupAddress[]>
  /** Whether an address may be called. */
  isAllowed?: (address: string) => boolean
}

export const LEADS_INSIDE = 'This name leads into a private network.'
export const LEADS_NOWHERE = 'This name leads nowhere.'

/** Whether an address of the web names, in numbers, a place that must not be called. */
export function namesInside({ hostname }: URL, { isAllowed = isPublicAddress }: Resolver): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isAllowed(host)
}

/**
 * Looks a name up once for a request, which then calls the very address that was found: it cannot
 * become another in between. A name leads nowhere for us when one of its addresses must not be called.
 */
export function publicLookup({
  lookup: find = lookUpName,
  isAllowed = isPublicAddress,
}: Resolver): LookupFunction {
  const tell = async (
    name: string,
    isForAll: boolean | undefined,
    answer: Parameters<LookupFunction>[2],
  ) => {
    let found: LookupAddress[] = []
    let cause: unknown
    try {
      found = await find(name)
    } catch (error) {
      cause = error
    }
    const [first] = found
    if (!first) answer(new Error(LEADS_NOWHERE, { cause }), '')
    else if (!found.every(({ address }) => isAllowed(address))) answer(new Error(LEADS_INSIDE), '')
    else if (isForAll) answer(null, found)
    else answer(null, first.address, first.family)
  }
  return (name, options, answer) => void tell(name, options.all, answer)
}
