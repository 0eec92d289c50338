import { decodeEntities, isAbsent, toLine } from './parse-text.ts'

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:].*)?$/i

const ADDRESS_CHARACTERS = 2048

/** A web address that can be followed; null for anything else, such as an unfilled template. */
export const parseUrl = (source: unknown): string | null => {
  if (typeof source !== 'string' || source.length > ADDRESS_CHARACTERS) return null
  const text = decodeEntities(toLine(source))
  if (isAbsent(text) || /\s/.test(text) || /%(?![0-9a-f]{2})|[{}<>]/i.test(text)) return null
  const address = DOMAIN.test(text) ? `https://${text}` : text
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.hostname.includes('.') && url.username === '' ? url.href : null
}
