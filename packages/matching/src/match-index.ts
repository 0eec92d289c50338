import type { Answers } from './answers.ts'
import { MET } from './compile-criteria.ts'
import { Catalogue } from './engine/catalogue.ts'
import { CatalogueDraft } from './engine/catalogue-draft.ts'
import { fillCatalogue } from './engine/fill-catalogue.ts'
import { findUnlocks, type UnlockQuery } from './engine/find-unlocks.ts'
import type { Unlock } from './engine/unlock-groups.ts'
import { ROW_STRIDE, type Kernels } from './engine/kernels.ts'
import { finish } from './finish.ts'
import { createKernels } from './engine/kernels/create-kernels.ts'
import type { Match, MatchQuery, MatchResult } from './engine/match-query.ts'
import { createTierRoom, pageOfTier, type TierRoom } from './engine/page-by-match.ts'
import { pageOfPossible } from './engine/page-of-possible.ts'
import { createPagingRoom, pageOf, type Selection, type Window } from './engine/paging.ts'
import { createVocabulary } from './engine/read-criteria.ts'
import { createResultRows } from './engine/result-rows.ts'
import { createRowRegion, type RowRegion } from './engine/row-region.ts'
import { runQuery, type QueryRoom } from './engine/run-query.ts'
import { openSnapshot, readCatalogue } from './engine/snapshot/open-snapshot.ts'
import type { SnapshotSink, SnapshotSource, SnapshotTools } from './engine/snapshot/sections.ts'
import { writeSnapshot } from './engine/snapshot/write-snapshot.ts'
import { setUnreadApart } from './engine/set-unread-apart.ts'
import type { SlotOrder } from './engine/slot-order.ts'
import type { Subset } from './engine/subsets.ts'
import { createWorkspace } from './engine/workspace.ts'
import { factsById, type FactDefinition } from './facts.ts'
import type { Group, Listing } from './listing.ts'
import { prepareAnswers, type Student } from './prepare-answers.ts'

export type { UnlockQuery } from './engine/find-unlocks.ts'
export type { Unlock } from './engine/unlock-groups.ts'
export type { Subset } from './engine/subsets.ts'
export type { Match, MatchQuery, MatchResult } from './engine/match-query.ts'
export { SnapshotRefused } from './engine/snapshot/sections.ts'
export type { SnapshotSink, SnapshotSource, SnapshotTools } from './engine/snapshot/sections.ts'

/** Every scholarship that may be matched, held in memory. Ids are UUIDs. */
export type MatchIndex = {
  /** Adds a listing, or replaces the one with the same id. Throws TypeError for an id that is no UUID. */
  put(listing: Listing): void
  /** Removes a listing; false when there was none. */
  remove(id: string): boolean
  readonly size: number
  /** Grows with every change. */
  readonly revision: number
  /** The memory held for rows, columns and lists, in bytes. */
  readonly bytes: number
  query(query: MatchQuery): MatchResult
  /**
   * Makes everything ready for queries from one instant until another, in steps of about a
   * millisecond: orders that nobody has asked for yet, and the scores of the next day. To be called
   * again and again. The index may be changed and queried between the steps; a query that comes
   * before they are done does the rest at once.
   */
  prepareInSteps(nowMs: number, untilMs: number): Generator<undefined, void>
  /** Whether orders and scores are there for a query at an instant. */
  isReadyAt(nowMs: number): boolean
  /** A new subset, empty, for queries to stay within. */
  createSubset(): Subset
  /** What answering each unanswered question would make eligible, those that open most first. */
  unlocks(query: UnlockQuery): Unlock[]
  /** The same in steps of about a millisecond, between which other things may be done. */
  unlocksInSteps(query: UnlockQuery): Generator<undefined, Unlock[]>
  /**
   * Writes all that is needed to go on without the database, with a stamp of the caller's (JSON).
   * May be queried meanwhile; rejects when it is changed.
   */
  snapshot(stamp: unknown, sink: SnapshotSink, tools: SnapshotTools): Promise<void>
}

/** An index that is made of many scholarships at once: much faster than one by one. */
export type IndexFilling = {
  /** Takes in a scholarship, each once. Throws TypeError for an id that is no UUID. */
  put(listing: Listing): void
  /**
   * The index of all that were put, in which those that ask the same lie together, so that queries
   * pass over more of them at once. In steps of about a millisecond. Throws RangeError for an id that
   * was put twice.
   */
  finishInSteps(): Generator<undefined, MatchIndex>
}

/** What was read of a snapshot before anything is restored. */
export type OpenedSnapshot<Stamp> = {
  /** What the writer said of it. */
  readonly stamp: Stamp
  readonly listings: number
  /** Reads the rest. Rejects with SnapshotRefused when it is damaged. */
  restore(kernels?: Kernels): Promise<MatchIndex>
}

/**
 * Opens a snapshot of an index over this fact list. Rejects with SnapshotRefused when it is none,
 * is damaged, or was written by another version.
 */
export async function openMatchSnapshot<Stamp>(
  facts: readonly FactDefinition[],
  source: SnapshotSource,
  tools: SnapshotTools,
): Promise<OpenedSnapshot<Stamp>> {
  const { header, reader } = await openSnapshot<Stamp>(facts, source, tools)
  return {
    stamp: header.stamp,
    listings: header.listings,
    async restore(kernels = createKernels()) {
      const index = new BitsetIndex(
        facts,
        new Catalogue(createVocabulary(factsById(facts)), kernels),
      )
      await index.restore((catalogue) => readCatalogue(catalogue, header, reader))
      return index
    },
  }
}

/** Starts an empty index over a fact list. */
export function createMatchIndex(
  facts: readonly FactDefinition[],
  kernels: Kernels = createKernels(),
): MatchIndex {
  return new BitsetIndex(facts, new Catalogue(createVocabulary(factsById(facts)), kernels))
}

/** Starts filling an index over a fact list. */
export function fillMatchIndex(
  facts: readonly FactDefinition[],
  kernels: Kernels = createKernels(),
): IndexFilling {
  const draft = new CatalogueDraft(factsById(facts))
  return {
    put: (listing) => draft.put(listing),
    *finishInSteps() {
      return new BitsetIndex(facts, yield* fillCatalogue(draft, kernels))
    },
  }
}

class BitsetIndex implements MatchIndex {
  revision = 0
  readonly #facts: readonly FactDefinition[]
  readonly #catalogue: Catalogue
  readonly #room: QueryRoom & TierRoom & { readonly unread: RowRegion }
  readonly #onlyPossible: RowRegion
  /** Students by their answers, which callers keep while they do not change. */
  readonly #students = new WeakMap<Answers, { today: string; student: Student }>()
  /** Those of the last query that nobody has read. */
  #unread: Selection = NOTHING
  /** The query whose verdicts lie in the room, as a number that grows. */
  #turn = 0

  constructor(facts: readonly FactDefinition[], catalogue: Catalogue) {
    this.#facts = facts
    this.#catalogue = catalogue
    const { store } = this.#catalogue
    const room = createTierRoom(createPagingRoom(createWorkspace(store)))
    this.#room = {
      ...room,
      result: createResultRows(store),
      ways: createResultRows(store),
      led: createRowRegion(store),
      unread: createRowRegion(store),
    }
    this.#onlyPossible = createRowRegion(store)
  }

  get size(): number {
    return this.#catalogue.ids.size
  }

  get bytes(): number {
    return this.#catalogue.bytes
  }

  put(listing: Listing): void {
    this.#catalogue.put(listing)
    this.revision += 1
    this.#turn += 1
  }

  remove(id: string): boolean {
    const wasKnown = this.#catalogue.remove(id)
    if (wasKnown) this.revision += 1
    this.#turn += 1
    return wasKnown
  }

  query(query: MatchQuery): MatchResult {
    const student = this.#studentOf(query)
    let turn = this.#run(student, query)
    const { verdict } = query.filters
    const { possibleCounts, eligibleCounts } = this.#room.result
    const ofGroup = (group: Group, count: number) => ((verdict ?? group) === group ? count : 0)
    const eligible = ofGroup('eligible', sum(eligibleCounts))
    const possible = ofGroup('possible', sum(possibleCounts) - sum(eligibleCounts))
    const unread = ofGroup('unread', sum(this.#unread.counts))
    return {
      total: verdict === 'unread' ? unread : eligible + possible,
      eligible,
      possible,
      unread,
      page: (offset, limit) => {
        if (turn !== this.#turn) turn = this.#run(student, query)
        return this.#page(student, query, offset, limit)
      },
    }
  }

  *prepareInSteps(nowMs: number, untilMs: number): Generator<undefined, void> {
    yield* this.#catalogue.orders.prepareInSteps(nowMs, untilMs)
    yield* this.#catalogue.open.moveInSteps(nowMs)
    yield* this.#catalogue.filters.prepareInSteps()
  }

  isReadyAt(nowMs: number): boolean {
    return this.#catalogue.orders.isReadyAt(nowMs)
  }

  createSubset(): Subset {
    return this.#catalogue.subsets.create()
  }

  unlocks(query: UnlockQuery): Unlock[] {
    return finish(this.unlocksInSteps(query))
  }

  unlocksInSteps(query: UnlockQuery): Generator<undefined, Unlock[]> {
    this.#turn += 1
    return findUnlocks(this.#catalogue, this.#studentOf(query), query, this.#room)
  }

  async snapshot(stamp: unknown, sink: SnapshotSink, tools: SnapshotTools): Promise<void> {
    const before = this.revision
    await writeSnapshot(this.#catalogue, this.#facts, stamp, sink, tools)
    if (this.revision !== before) throw new Error('The index was changed while it was written.')
  }

  /** Fills the catalogue of a new index. */
  restore(fill: (catalogue: Catalogue) => Promise<void>): Promise<void> {
    return fill(this.#catalogue)
  }

  #run(student: Student, query: MatchQuery): number {
    runQuery(this.#catalogue, student, query, this.#room)
    this.#unread = setUnreadApart(this.#catalogue, this.#room)
    this.#turn += 1
    return this.#turn
  }

  /** Group after group; orders other than by match keep the eligible and the possible together. */
  #page(student: Student, query: MatchQuery, offset: number, limit: number) {
    const { by, direction } = query.order
    const kept = this.#catalogue.orders.of(by, query.nowMs)
    const slots: number[] = []
    let before = 0
    for (const selection of this.#selections(query.filters.verdict, by === 'match')) {
      if (slots.length === limit) break
      const window = { offset: Math.max(0, offset - before), limit: limit - slots.length }
      const found =
        by === 'match'
          ? this.#bestOf(student, query, kept, selection, window)
          : pageOf(this.#room, kept, direction === 'DESC', selection, window)
      slots.push(...found)
      before += sum(selection.counts)
    }
    return slots.map((slot) => this.#matchAt(slot))
  }

  #bestOf(
    student: Student,
    { attested }: MatchQuery,
    order: SlotOrder,
    selection: Selection & { readonly group: Group },
    window: Window,
  ): number[] {
    if (selection.group !== 'possible')
      return pageOfTier(this.#room, this.#catalogue, order, student, selection, window)
    const attestedOf = (slot: number) => attested?.[this.#catalogue.ids.idAt(slot)]
    const asked = { student, attestedOf }
    return pageOfPossible(this.#room, this.#catalogue, order, asked, selection, window)
  }

  *#selections(
    verdict: Group | undefined,
    isByMatch: boolean,
  ): Generator<Selection & { readonly group: Group }> {
    const { possible, eligible, possibleCounts, eligibleCounts } = this.#room.result
    const isApart = isByMatch || verdict !== undefined
    if (!isApart) yield { group: 'possible', rows: possible, counts: possibleCounts }
    const has = (group: Group) => (verdict ?? group) === group
    if (isApart && has('eligible'))
      yield { group: 'eligible', rows: eligible, counts: eligibleCounts }
    if (isApart && has('possible')) yield { group: 'possible', ...this.#onlyPossibleOnes() }
    if (has('unread')) yield { group: 'unread', ...this.#unread }
  }

  #onlyPossibleOnes(): Selection {
    const { possible, eligible, possibleCounts, blocks } = this.#room.result
    const rows = this.#onlyPossible.at(blocks)
    const { kernels } = this.#catalogue.store
    const counts = possibleCounts.map((_count, block) => {
      const at = block * ROW_STRIDE
      return kernels.andNot(possible + at, eligible + at, rows + at)
    })
    return { rows, counts }
  }

  #matchAt(slot: number): Match {
    const isEligible = this.#room.result.truthOf(slot) === MET
    return { id: this.#catalogue.ids.idAt(slot), verdict: isEligible ? 'eligible' : 'possible' }
  }

  #studentOf({ answers, today }: UnlockQuery): Student {
    const known = this.#students.get(answers)
    if (known?.today === today) return known.student
    const student = prepareAnswers(answers, today, this.#facts)
    this.#students.set(answers, { today, student })
    return student
  }
}

const NOTHING: Selection = { rows: 0, counts: [] }

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
