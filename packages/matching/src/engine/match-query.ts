import type { Answers } from '../answers.ts'
import type { ListingFilters } from '../listing.ts'
import type { ListingOrder } from '../listing-order.ts'
import type { Subset } from './subsets.ts'

export type MatchQuery = {
  readonly answers: Answers
  /** Answers to scholarships' own yes/no questions: scholarship id, then question. */
  readonly attested?: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  /** The instant at which scholarships must be open. */
  readonly nowMs: number
  /** YYYY-MM-DD where the student is; ages are computed on this day. */
  readonly today: string
  /** Ids to leave out, such as those already submitted. */
  readonly excluded: ReadonlySet<string>
  /** What to stay within: a few ids, or a subset of the index for any number; absent for all. */
  readonly within?: Iterable<string> | Subset
  readonly filters: ListingFilters
  readonly order: ListingOrder
}

export type Match = { readonly id: string; readonly verdict: 'eligible' | 'possible' }

/** The answer to a query. */
export type MatchResult = {
  /** Eligible and possible together, after all filters. The unread count only when asked for alone. */
  readonly total: number
  readonly eligible: number
  readonly possible: number
  readonly unread: number
  /**
   * Matches from `offset` on, the unread after all others. Asked after another query or a change, it
   * is the page as of then.
   */
  page(offset: number, limit: number): Match[]
}
