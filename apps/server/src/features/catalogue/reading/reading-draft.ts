import type { HardClause } from '@laurel/matching/criteria'
import type { ListingHints } from './listing-hints.ts'
import type { ListingText, Quote, SentenceClause } from './listing-reading.ts'
import type { ClauseOrigin, Weighed } from './reconcile-clauses.ts'

/** A clause that was found, in its place. */
export interface Found extends Weighed, Quote {
  /** The kind of people of whom alone its sentence speaks. */
  ofKind?: { kind: HardClause; sentence: Quote } | undefined
}

/** What has been read of a listing so far. */
export interface Draft {
  found: Found[]
  unread: Quote[]
  asksNothing: Quote[]
  /** Sentences that only rank. */
  ranking: Quote[]
  lifted: Set<string>
  /** Facts that a sentence waives for some. */
  waived: Set<string>
  /** What the words of its texts name, whether or not it was understood. */
  named: HardClause[]
  isOpen: boolean
}

/** A text of a listing as it is being read. */
export interface OpenText {
  draft: Draft
  source: ListingText
  /** Its place in the list of texts. */
  at: number
  /** What the rest of its listing hints at. */
  listing: ListingHints
}

export const quote = (
  text: string,
  at: number,
  { from, to }: { from: number; to: number },
): Quote => ({
  words: text.slice(from, to),
  at: { text: at, from, to },
})

export const toFound = (
  read: SentenceClause,
  text: string,
  at: number,
  origin: ClauseOrigin,
): Found => ({
  ...quote(text, at, read),
  clause: read.clause,
  isSoft: read.isSoft,
  confidence: read.confidence,
  origin,
  ...(read.why === undefined ? {} : { why: read.why }),
})
