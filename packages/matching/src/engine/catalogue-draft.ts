import type { Criteria } from '../criteria.ts'
import type { FactDefinition } from '../facts.ts'
import { criteriaAsKnown } from '../known.ts'
import type { Listing } from '../listing.ts'
import { createColumnStore } from './columns.ts'
import { KEY_WORDS, readUuid } from './id-table.ts'
import { createLeafLists, type LeafLists } from './leaf-lists.ts'
import type { Leaf } from './leaves.ts'
import { createVocabulary, rarityPointsOf, readWaysIn, type Vocabulary } from './read-criteria.ts'
import { createTraits, type Traits } from './traits.ts'

/**
 * Scholarships on their way into a catalogue, by the number in which they came: all that is to be
 * known of them before it is clear which slots they get.
 */
export class CatalogueDraft {
  readonly vocabulary: Vocabulary
  readonly columns = createColumnStore()
  readonly traits: Traits
  /** What those with a single way in ask. */
  readonly leafLists: LeafLists = createLeafLists()
  /** What the ways into others ask, by numbers of their own. */
  readonly wayLists: LeafLists = createLeafLists()
  readonly waysIn = new Map<number, readonly number[]>()
  readonly intricate = new Map<number, Criteria>()
  /** Lists of preferences, of those that have any. */
  readonly preferenceIds = new Map<number, number>()
  size = 0
  /** The ids, as tables keep them. */
  keys = new Uint32Array(1024 * KEY_WORDS)
  #ways = 0

  constructor(facts: ReadonlyMap<string, FactDefinition>) {
    this.vocabulary = createVocabulary(facts)
    this.traits = createTraits(this.vocabulary.fieldSets)
  }

  /** Takes in one more. Throws TypeError for an id that is no UUID. */
  put(listing: Listing): void {
    const at = this.size
    this.#putKey(at, listing.id)
    const criteria = criteriaAsKnown(listing.criteria, listing.known)
    const waysIn = readWaysIn(criteria, this.vocabulary)
    const { ways, isIntricate } = waysIn
    this.columns.set(at, listing, rarityPointsOf(waysIn))
    this.traits.set(at, listing)
    this.#putWays(at, ways)
    if (isIntricate) this.intricate.set(at, criteria)
    const preferenceId = this.vocabulary.preferences.of(criteria)
    if (preferenceId > 0) this.preferenceIds.set(at, preferenceId)
    this.size += 1
  }

  /** Calls back for each leaf of its only way in, or of the first, until one answers false. */
  everyLeaf(at: number, test: (leaf: number) => boolean): boolean {
    const [way] = this.waysIn.get(at) ?? []
    return way === undefined ? this.leafLists.every(at, test) : this.wayLists.every(way, test)
  }

  #putKey(at: number, id: string) {
    if ((at + 1) * KEY_WORDS > this.keys.length) {
      const grown = new Uint32Array(Math.ceil(at * 1.25) * KEY_WORDS)
      grown.set(this.keys)
      this.keys = grown
    }
    if (!readUuid(id, this.keys, at * KEY_WORDS))
      throw new TypeError(`Not a UUID: ${id.slice(0, 40)}`)
  }

  #putWays(at: number, ways: readonly (readonly Leaf[])[]) {
    const [only] = ways
    if (only && ways.length === 1) {
      this.leafLists.set(at, only.map(idOf))
      return
    }
    this.leafLists.set(at, [])
    const numbers = ways.map((leaves) => {
      this.wayLists.set(this.#ways, leaves.map(idOf))
      this.#ways += 1
      return this.#ways - 1
    })
    this.waysIn.set(at, numbers)
  }
}

const idOf = ({ id }: Leaf): number => id
