import { parseUrl } from './parse-url.ts'
import { decodeEntities } from './parse-text.ts'

const SEARCHED_CHARACTERS = 50_000
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s"'<>()[\]{}|\\^`]{1,2048}/gi
const LINK = /<a\b[^<>]{0,500}?\bhref\s*=\s*["']?([^"'\s<>]+)["']?[^<>]{0,500}>([^<]{0,200})/gi
/** Nobody takes applications there, and pages link to them for other reasons. */
const ELSEWHERE =
  /(?:^|\.)(?:facebook|twitter|x|instagram|youtube|linkedin|tiktok|pinterest|google|goo|apple|addtoany|sharethis|studentaid|fafsa)\.(?:com|gov|gl|org|ed\.gov)$/
const ABOUT_APPLYING = /\bappl(?:y|ications?|icants?)\b|\bsubmit|\bregist/i

const isOfListing = (address: string): boolean => !ELSEWHERE.test(new URL(address).hostname)

const trimmed = (address: string): string => address.replace(/[.,;:!?]{1,5}$/, '')

/** The first address in a value that may hold more than it; null when there is none. */
export const addressIn = (value: unknown): string | null => {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const address = addressIn(entry)
      if (address !== null) return address
    }
    return null
  }
  if (typeof value !== 'string') return null
  const whole = parseUrl(value)
  if (whole !== null) return whole
  for (const [found] of value.slice(0, SEARCHED_CHARACTERS).matchAll(ADDRESS)) {
    const address = parseUrl(trimmed(found))
    if (address !== null) return address
  }
  return null
}

/** The links of a text, with the words that lead to each. */
const linksIn = (text: string): { address: string; words: string }[] => [
  ...[...text.matchAll(LINK)].map(([, href = '', words = '']) => ({ address: href, words })),
  ...[...text.matchAll(ADDRESS)].map((match) => ({
    address: trimmed(match[0]),
    words: text.slice(Math.max(0, match.index - 80), match.index),
  })),
]

/** The address in a long text at which a listing is applied for, else the first that it names. */
export const addressInText = (source: unknown): string | null => {
  if (typeof source !== 'string' || !/www\.|https?:/i.test(source)) return null
  const links = linksIn(source.slice(0, SEARCHED_CHARACTERS)).flatMap(({ address, words }) => {
    const url = parseUrl(decodeEntities(address))
    return url !== null && isOfListing(url) ? [{ url, words }] : []
  })
  return (links.find(({ words }) => ABOUT_APPLYING.test(words)) ?? links[0])?.url ?? null
}
