import { getDomain, parse } from 'tldts'
import { SHARED_HOSTS } from './shared-hosts.ts'

interface Paged {
  /** Its own page; null where it has none. */
  page: string | null
  sponsor: string
}

/** What mail proves that a listing is somebody's: any address at a domain, or one that its page shows. */
export type Proof =
  | { kind: 'any' | 'shown'; domain: string }
  /** Nothing by mail: it has no page, or one where many people's pages stand. */
  | { kind: 'none'; because: 'noPage' | 'sharedPage' }

/** Names in public suffixes under which schools and authorities are: edu, ac.uk, edu.au, k12.ca.us, gov. */
const OF_MANY_SUFFIXES = new Set(['edu', 'ac', 'k12', 'sch', 'gov', 'gob', 'gouv', 'mil'])
/** Schools of countries where they have no suffix of their own, by what they are called. */
const OF_MANY_NAMES = /\b(?:universit|college|school|academy|institut|hochschule|lyc[eé]e|escuela)/i

/** Students, staff and whole offices have an address there: one of any of them proves nothing. */
const isOfMany = (publicSuffix: string, sponsor: string): boolean =>
  publicSuffix.split('.').some((label) => OF_MANY_SUFFIXES.has(label)) ||
  OF_MANY_NAMES.test(sponsor)

/** Which mail proves whose listing it is, by the registrable domain that its own page stands at. */
export function proofOf({ page, sponsor }: Paged): Proof {
  if (page === null) return { kind: 'none', because: 'noPage' }
  const { domain, publicSuffix, isIp, isPrivate, isIcann } = parse(page, {
    allowPrivateDomains: true,
  })
  if (!domain || !publicSuffix || isIp) return { kind: 'none', because: 'noPage' }
  if (isPrivate || !isIcann || SHARED_HOSTS.has(domain))
    return { kind: 'none', because: 'sharedPage' }
  return { kind: isOfMany(publicSuffix, sponsor) ? 'shown' : 'any', domain }
}

/** Where the mailbox of an address is, as its registrable domain; null where it is none. */
export const mailDomain = (email: string): string | null =>
  getDomain(email.slice(email.lastIndexOf('@') + 1), { allowPrivateDomains: true })

/** Whether an address stands in one of these texts by itself, not as a part of a longer one. */
export function isShown(email: string, texts: readonly string[]): boolean {
  const sought = email.toLowerCase()
  return texts.some((text) => {
    const searched = text.toLowerCase()
    for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + 1))
      if (!isOfAddress(searched[at - 1]) && !goesOn(searched.slice(at + sought.length))) return true
    return false
  })
}

const isOfAddress = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}._%+-]/u.test(character)

/** A full stop after an address ends a sentence; one before more letters goes on with its domain. */
const goesOn = (rest: string): boolean => /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(rest)
