import { Resolver } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'

/** How long a name server may take, and how often the question is put to it. */
const PATIENCE = { timeout: 2000, tries: 2 }
/** A name that is not there, and one that is but has no address of the kind. */
const NO_ADDRESS = new Set<unknown>(['ENOTFOUND', 'ENODATA'])

/**
 * The addresses of a name on the public net. It asks the name servers itself: the system's own look-up
 * waits in the few threads that also read files and hash passwords, so that names whose servers never
 * answer would stop these for everybody. Rejects with the code ENOTFOUND where there are none,
 * and with that of the fault where it is not known.
 */
export async function lookUpName(
  name: string,
  servers?: readonly string[],
): Promise<LookupAddress[]> {
  const resolver = new Resolver(PATIENCE)
  if (servers) resolver.setServers(servers)
  const answers = await Promise.allSettled([
    resolver.resolve4(name).then((found) => found.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(name).then((found) => found.map((address) => ({ address, family: 6 }))),
  ])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length > 0) return found
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason] : [],
  )
  throw failures.find((failure) => !isNoAddress(failure)) ?? new NoAddress(name)
}

const isNoAddress = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && NO_ADDRESS.has(failure.code)

class NoAddress extends Error {
  readonly code = 'ENOTFOUND'
  constructor(name: string) {
    super(`${name} has no address.`)
  }
}
