import type { Answers } from './answers.ts'
import { MET, NOT_MET } from './compile-criteria.ts'
import { createCriteriaSets, type CriteriaSet, type CriteriaSets } from './criteria-sets.ts'
import { explain, type Evaluation } from './evaluate.ts'
import type { FactDefinition } from './facts.ts'
import { isOpenAt, passesFilters, type Listing, type ListingFilters } from './listing.ts'
import { comparatorOf, type KeptOrder, type ListingOrder } from './listing-order.ts'
import { createSortedEntries, type SortedEntries } from './sorted-entries.ts'
import {
  createVerdictCache,
  fitFor,
  preferencesIn,
  truthIn,
  type StudentVerdicts,
  type VerdictCache,
} from './verdict-cache.ts'

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
  /** Only these ids, such as what a text search found. */
  readonly within?: Iterable<string>
  readonly filters: ListingFilters
  readonly order: ListingOrder
}

export type Match = { readonly id: string; readonly verdict: 'eligible' | 'possible' }

/** The answer to a query, as the index was when it was asked. */
export type MatchResult = {
  /** Eligible and possible together, after all filters. */
  readonly total: number
  readonly eligible: number
  readonly possible: number
  page(offset: number, limit: number): Match[]
}

export type VerdictQuery = {
  readonly answers: Answers
  readonly today: string
  /** The student's answers to this scholarship's own questions, by question. */
  readonly attested?: Readonly<Record<string, boolean>>
}

/** Every scholarship that may be matched, held in memory. */
export type MatchIndex = {
  /** Adds a listing, or replaces the one with the same id. */
  put(listing: Listing): void
  /** Removes a listing; false when there was none. */
  remove(id: string): boolean
  readonly size: number
  /** Grows with every change. */
  readonly revision: number
  query(query: MatchQuery): MatchResult
  /** The verdict and reasons for one listing, open or not; null when the id is unknown. */
  verdict(id: string, query: VerdictQuery): Evaluation | null
}

type Entry = { readonly listing: Listing; readonly set: CriteriaSet; isLive: boolean }
type Candidate = { readonly id: string; readonly fit: number }

/** Starts an empty index over a fact list. */
export function createMatchIndex(facts: readonly FactDefinition[]): MatchIndex {
  return new ListingIndex(facts)
}

/** Evaluates each distinct criteria once for a student and walks listings in a kept order. */
class ListingIndex implements MatchIndex {
  revision = 0
  readonly #entries = new Map<string, Entry>()
  readonly #sets: CriteriaSets
  readonly #verdicts: VerdictCache
  readonly #orders = new Map<string, SortedEntries<Entry>>()

  constructor(facts: readonly FactDefinition[]) {
    this.#sets = createCriteriaSets(facts)
    this.#verdicts = createVerdictCache(facts)
  }

  get size(): number {
    return this.#entries.size
  }

  put(listing: Listing): void {
    const set = this.#sets.take(listing.criteria)
    this.#drop(listing.id)
    // The set's own criteria replace equal ones, so that equal criteria are held in memory once.
    const entry = { listing: { ...listing, criteria: set.criteria }, set, isLive: true }
    this.#entries.set(listing.id, entry)
    for (const order of this.#orders.values()) order.add(entry)
    this.#changed()
  }

  remove(id: string): boolean {
    const wasKnown = this.#drop(id)
    if (wasKnown) this.#changed()
    return wasKnown
  }

  query(query: MatchQuery): MatchResult {
    const candidates = this.#candidates(query)
    const eligible = candidates.filter(({ fit }) => truthIn(fit) === MET).length
    if (query.order.by === 'match') {
      const sign = query.order.direction === 'ASC' ? 1 : -1
      candidates.sort((a, b) => sign * (rankOf(a.fit) - rankOf(b.fit)))
    }
    return {
      total: candidates.length,
      eligible,
      possible: candidates.length - eligible,
      page: (offset, limit) => candidates.slice(offset, offset + limit).map(matchOf),
    }
  }

  verdict(id: string, { answers, today, attested }: VerdictQuery): Evaluation | null {
    const entry = this.#entries.get(id)
    if (!entry) return null
    const { student } = this.#verdicts.of(answers, today)
    return explain(entry.set.compiled, attested ? { ...student, attested } : student)
  }

  #candidates(query: MatchQuery) {
    const { answers, attested, today, nowMs, excluded, filters, order } = query
    const within = query.within && new Set(query.within)
    const verdicts = this.#verdicts.of(answers, today)
    const candidates: Candidate[] = []
    for (const { listing, set } of this.#inOrder(order)) {
      const { id } = listing
      if (!isOpenAt(listing, nowMs) || excluded.has(id) || !passesFilters(listing, filters))
        continue
      if (within && !within.has(id)) continue
      const said = attested && Object.hasOwn(attested, id) ? attested[id] : undefined
      const fit = said ? fitWith(verdicts, set, said) : verdicts.fitOf(set)
      if (hasVerdict(fit, filters.verdict)) candidates.push({ id, fit })
    }
    return candidates
  }

  #inOrder(order: ListingOrder): readonly Entry[] {
    // Ties of `match` go to the nearer deadline in both directions.
    const kept: KeptOrder =
      order.by === 'match'
        ? { by: 'deadline', direction: 'ASC' }
        : { by: order.by, direction: order.direction }
    const key = `${kept.by} ${kept.direction}`
    const known = this.#orders.get(key)
    if (known) return known.read()
    const compare = comparatorOf(kept)
    const made = createSortedEntries([...this.#entries.values()], (a, b) =>
      compare(a.listing, b.listing),
    )
    this.#orders.set(key, made)
    return made.read()
  }

  #drop(id: string): boolean {
    const entry = this.#entries.get(id)
    if (!entry) return false
    entry.isLive = false
    this.#entries.delete(id)
    this.#sets.release(entry.set)
    for (const order of this.#orders.values()) order.noteRemoval()
    return true
  }

  #changed(): void {
    this.revision += 1
    if (this.#sets.compactWhenSparse()) this.#verdicts.clear()
  }
}

function fitWith(
  { student }: StudentVerdicts,
  set: CriteriaSet,
  attested: Readonly<Record<string, boolean>>,
): number {
  return fitFor(set, { ...student, attested })
}

function hasVerdict(fit: number, wanted: 'eligible' | 'possible' | undefined): boolean {
  const truth = truthIn(fit)
  if (truth === NOT_MET) return false
  return wanted === undefined || (wanted === 'eligible') === (truth === MET)
}

/** Eligible before possible, then more preferences met. */
function rankOf(fit: number): number {
  return (truthIn(fit) === MET ? 1 << 16 : 0) + preferencesIn(fit)
}

function matchOf({ id, fit }: Candidate): Match {
  return { id, verdict: truthIn(fit) === MET ? 'eligible' : 'possible' }
}
