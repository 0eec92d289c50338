import type { BitRow } from './bit-rows.ts'
import type { Dimension } from './dimension.ts'
import { MAX_ROWS } from './kernels.ts'
import type { Workspace } from './workspace.ts'

/**
 * Rows that stand for several dimensions at once: what makes no demand in any of them. Students
 * leave most questions unanswered, and largely the same ones, so that one row does for many.
 */
export type QuietGroups = {
  /**
   * The rows of what makes no demand in the dimensions of which nothing is known. Learns from each
   * call which are seldom known together.
   */
  rowsFor(
    dimensions: readonly Dimension[],
    isKnown: (dimension: Dimension) => boolean,
    workspace: Workspace,
  ): BitRow[]
  /** How often the rows were made anew: those given out before are not to be read any more. */
  readonly version: number
  /** Notes in which dimensions a slot makes a demand from now on. */
  note(slot: number, demanding: ReadonlySet<Dimension>): void
}

/** Dimensions by their place among all, which they keep. */
type Group = {
  readonly members: readonly number[]
  readonly dimensions: readonly Dimension[]
  readonly row: BitRow
}

/** A group is worth its memory when it saves at least this many rows on average. */
const LEAST_GAIN = 0.5

export function createQuietGroups(
  addRow: () => BitRow,
  dropRow: (row: BitRow) => void,
): QuietGroups {
  return new LearningGroups(addRow, dropRow)
}

class LearningGroups implements QuietGroups {
  version = 0
  #groups: Group[] = []
  #calls = 0
  /** Groups are made anew after this many calls, then after twice as many. */
  #nextAt = 1
  readonly #timesKnown: number[] = []
  readonly #addRow: () => BitRow
  readonly #dropRow: (row: BitRow) => void

  constructor(addRow: () => BitRow, dropRow: (row: BitRow) => void) {
    this.#addRow = addRow
    this.#dropRow = dropRow
  }

  rowsFor(
    dimensions: readonly Dimension[],
    isKnown: (dimension: Dimension) => boolean,
    workspace: Workspace,
  ): BitRow[] {
    this.#calls += 1
    const open: boolean[] = []
    for (const [index, dimension] of dimensions.entries()) {
      const known = isKnown(dimension)
      if (known) this.#timesKnown[index] = (this.#timesKnown[index] ?? 0) + 1
      open[index] = !known && dimension.unconstrained !== null
    }
    if (this.#calls >= this.#nextAt) this.#makeAnew(dimensions, workspace)
    const rows: BitRow[] = []
    for (const { members, row } of this.#groups) {
      if (!members.every((member) => open[member])) continue
      rows.push(row)
      for (const member of members) open[member] = false
    }
    for (const [index, { unconstrained }] of dimensions.entries())
      if (open[index] && unconstrained) rows.push(unconstrained)
    return rows
  }

  note(slot: number, demanding: ReadonlySet<Dimension>): void {
    for (const { dimensions, row } of this.#groups) {
      if (dimensions.some((each) => demanding.has(each))) row.clear(slot)
      else row.set(slot)
    }
  }

  #makeAnew(dimensions: readonly Dimension[], workspace: Workspace) {
    for (const { row } of this.#groups) this.#dropRow(row)
    this.#groups = []
    this.version += 1
    this.#nextAt = 2 * this.#calls
    for (const members of this.#choose(dimensions)) {
      const own = members.flatMap((member) => dimensions[member] ?? [])
      const unconstrained = own.flatMap((dimension) => dimension.unconstrained ?? [])
      const row = this.#addRow()
      for (const block of row.addresses.keys()) joinInto(row, unconstrained, block, workspace)
      this.#groups.push({ members, dimensions: own, row })
    }
  }

  /** Puts together those seldom known, as many as make the expected number of saved rows grow. */
  #choose(dimensions: readonly Dimension[]): number[][] {
    const frequent = [...dimensions.keys()].filter((index) => dimensions[index]?.unconstrained)
    const shareOf = (index: number) => (this.#timesKnown[index] ?? 0) / this.#calls
    const groups: number[][] = []
    let group: number[] = []
    let chance = 1
    const gain = (size: number, unknown: number) => (size - 1) * unknown
    const close = () => {
      if (gain(group.length, chance) >= LEAST_GAIN) groups.push(group)
      group = []
      chance = 1
    }
    for (const index of frequent.toSorted((a, b) => shareOf(a) - shareOf(b))) {
      const next = chance * (1 - shareOf(index))
      const grows = gain(group.length + 1, next) > gain(group.length, chance)
      if (group.length === MAX_ROWS || (group.length > 0 && !grows)) close()
      chance *= 1 - shareOf(index)
      group.push(index)
    }
    close()
    return groups
  }
}

/** What makes no demand in any of the dimensions; without any the row stays the shared one. */
function joinInto(
  row: BitRow,
  unconstrained: readonly BitRow[],
  block: number,
  { store, list }: Workspace,
) {
  const addresses = unconstrained.map((each) => each.addresses[block] ?? 0)
  const asked = addresses.filter((address) => address !== store.fullRow)
  if (asked.length === 0) return
  store.words.set(asked, list / 4)
  store.kernels.and(list, asked.length, row.own(block))
}
