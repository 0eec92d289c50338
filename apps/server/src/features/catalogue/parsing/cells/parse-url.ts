import { isIP } from 'node:net'
import { decodeEntities, isAbsent, toLine } from './parse-text.ts'

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:].*)?$/i

const ADDRESS_CHARACTERS = 2048

/** Names that only a network of one's own knows (RFC 6761, 6762, 8375). */
const OWN_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/

/**
 * Whether this is a name on the public net. No sponsor is found by a bare address, and many of those
 * lead back to the reader's own computer or network.
 */
function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return name.includes('.') && isIP(name) === 0 && !OWN_NAME.test(name)
}

/** A web address that can be followed; null for anything else, such as an unfilled template. */
export const parseUrl = (source: unknown): string | null => {
  if (typeof source !== 'string' || source.length > ADDRESS_CHARACTERS) return null
  const text = decodeEntities(toLine(source))
  if (isAbsent(text) || /\s/.test(text) || /%(?![0-9a-f]{2})|[{}<>]/i.test(text)) return null
  const address = DOMAIN.test(text) ? `https://${text}` : text
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const hasCredentials = url.username !== '' || url.password !== ''
  return isPublicName(url.hostname) && !hasCredentials ? url.href : null
}
