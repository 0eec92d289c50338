import type { Clock } from '../../clock.ts'
import type { CountryFinder } from './country-finder.ts'
import { isPublicAddress } from '../is-public-address.ts'
import { readCountry } from './read-country.ts'

/** A visitor waits for the answer, and most can be told nothing from it. */
const TIMEOUT_MILLISECONDS = 1500
const KEPT_ADDRESSES = 10_000
const KEPT_HOURS = 24
/** A service that is away is not asked again by everybody who comes. */
const KEPT_FAILURE_SECONDS = 60
/** However many come at once: the others go without an answer. */
const ASKED_AT_ONCE = 20
const ANSWER_LIMIT_BYTES = 65_536

interface Kept {
  country: Promise<string | undefined>
  untilMs: number
}

/** Asks a service over HTTP; `template` is its address with {ip} where the visitor's stands. */
export function openHttpCountryFinder(template: string, clock: Clock): CountryFinder {
  /** Whoever came longest ago stands first. */
  const kept = new Map<string, Kept>()
  let asking = 0

  const ask = async (address: string): Promise<string | undefined> => {
    asking++
    try {
      return await fetchCountry(template.replaceAll('{ip}', encodeURIComponent(address)))
    } catch {
      return undefined
    } finally {
      asking--
    }
  }
  const keep = (address: string, country: Kept['country']): void => {
    const nowMs = clock.now().getTime()
    const entry = { country, untilMs: nowMs + KEPT_HOURS * 3_600_000 }
    kept.set(address, entry)
    void shortenFailure(entry, nowMs)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT_ADDRESSES && oldest !== undefined) kept.delete(oldest)
  }
  return {
    async find(address) {
      if (!isPublicAddress(address)) return undefined
      const known = kept.get(address)
      kept.delete(address)
      if (known && known.untilMs > clock.now().getTime()) {
        kept.set(address, known)
        return known.country
      }
      if (asking >= ASKED_AT_ONCE) return undefined
      const country = ask(address)
      keep(address, country)
      return country
    },
  }
}

async function shortenFailure(entry: Kept, nowMs: number): Promise<void> {
  if ((await entry.country) === undefined) entry.untilMs = nowMs + KEPT_FAILURE_SECONDS * 1000
}

async function fetchCountry(url: string): Promise<string | undefined> {
  const response = await fetch(url, {
    headers: { accept: 'application/json, text/plain' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  })
  if (!response.ok || !response.body) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of response.body) {
    bytes += piece.length
    if (bytes > ANSWER_LIMIT_BYTES) return undefined
    text += decoder.decode(piece, { stream: true })
  }
  return readCountry(text)
}
