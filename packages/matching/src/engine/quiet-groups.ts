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
  /** Notes that a slot's demands have changed. */
  note(slot: number): void
}

type Group = { readonly members: readonly Dimension[]; readonly row: BitRow }
type Frequent = Dimension & { readonly unconstrained: BitRow }

/** A group is worth its memory when it saves at least this many rows on average. */
const LEAST_GAIN = 0.5

export function createQuietGroups(
  addRow: () => BitRow,
  dropRow: (row: BitRow) => void,
): QuietGroups {
  return new LearningGroups(addRow, dropRow)
}

class LearningGroups implements QuietGroups {
  #groups: Group[] = []
  #calls = 0
  /** Groups are made anew after this many calls, then after twice as many. */
  #nextAt = 1
  readonly #timesKnown = new Map<Dimension, number>()
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
    const open = new Set<Dimension>()
    for (const dimension of dimensions) {
      if (isKnown(dimension))
        this.#timesKnown.set(dimension, (this.#timesKnown.get(dimension) ?? 0) + 1)
      else if (dimension.unconstrained) open.add(dimension)
    }
    if (this.#calls >= this.#nextAt) this.#makeAnew(dimensions, workspace)
    const rows: BitRow[] = []
    for (const { members, row } of this.#groups) {
      if (!members.every((member) => open.has(member))) continue
      rows.push(row)
      for (const member of members) open.delete(member)
    }
    for (const { unconstrained } of open) if (unconstrained) rows.push(unconstrained)
    return rows
  }

  note(slot: number): void {
    for (const { members, row } of this.#groups) {
      if (members.every(({ unconstrained }) => unconstrained?.has(slot))) row.set(slot)
      else row.clear(slot)
    }
  }

  #makeAnew(dimensions: readonly Dimension[], workspace: Workspace) {
    for (const { row } of this.#groups) this.#dropRow(row)
    this.#groups = []
    this.#nextAt = 2 * this.#calls
    for (const members of this.#choose(dimensions)) {
      const row = this.#addRow()
      for (const [block, address] of row.addresses.entries()) {
        const rows = members.map(({ unconstrained }) => unconstrained.addresses[block] ?? 0)
        workspace.store.words.set(rows, workspace.list / 4)
        workspace.store.kernels.and(workspace.list, rows.length, address)
      }
      this.#groups.push({ members, row })
    }
  }

  /** Puts together those seldom known, as many as make the expected number of saved rows grow. */
  #choose(dimensions: readonly Dimension[]): Frequent[][] {
    const frequent = dimensions.filter((each): each is Frequent => each.unconstrained !== null)
    const shareOf = (each: Dimension) => (this.#timesKnown.get(each) ?? 0) / this.#calls
    const groups: Frequent[][] = []
    let group: Frequent[] = []
    let chance = 1
    const gain = (size: number, unknown: number) => (size - 1) * unknown
    const close = () => {
      if (gain(group.length, chance) >= LEAST_GAIN) groups.push(group)
      group = []
      chance = 1
    }
    for (const each of frequent.toSorted((a, b) => shareOf(a) - shareOf(b))) {
      const next = chance * (1 - shareOf(each))
      const grows = gain(group.length + 1, next) > gain(group.length, chance)
      if (group.length === MAX_ROWS || (group.length > 0 && !grows)) close()
      chance *= 1 - shareOf(each)
      group.push(each)
    }
    close()
    return groups
  }
}
