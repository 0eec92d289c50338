import type { FactValue } from '../answers.ts'
import { partsOf, type Asked } from './asked.ts'
import type { BitRow } from './bit-rows.ts'
import { covers, endsOf } from './intervals.ts'
import { names } from './leaves.ts'
import type { Demand } from './demand.ts'
import { createSlotList, type SlotList } from './slot-list.ts'

/**
 * The slots whose demand names the values of one cell. Few are a list; many are a row, which holds
 * for every slot whether it passes with such a value.
 */
export type Cell = {
  list: SlotList | null
  row: BitRow | null
  /** Slots whose demand changes within the cell: looked at one by one. */
  readonly edge: SlotList | null
}

/** The values of one dimension, cut into cells in each of which most demands hold or fail as one. */
export type Cells = {
  /** The cells that exist for a value, or undefined when no demand names it. */
  of(value: FactValue): Cell | undefined
  /** Calls back for each cell a demand names as a whole, and for each it ends within. */
  each(demand: Demand, whole: (cell: Cell) => void, partly: (list: SlotList) => void): void
  readonly all: Iterable<Cell>
  /** What stands for the cells: the values listed, or the cuts. */
  readonly keys: readonly FactValue[]
  /** Takes over the cells of others with these keys. */
  restore(keys: readonly FactValue[], all: readonly Cell[]): void
  /** Makes the cells for all demands at once, while there are none. */
  prepareAllInSteps(asked: readonly Asked[]): Generator<undefined, void>
  /** Makes sure that a demand's values have cells; `copy` makes a cell that equals another. */
  prepare(demand: Demand, copy: (cell: Cell) => Cell): void
}

const emptyCell = (edge: SlotList | null): Cell => ({ list: createSlotList(), row: null, edge })

/** One cell for each value that is listed. */
export function createListedCells(): Cells {
  const cells = new Map<FactValue, Cell>()
  return {
    of: (value) => cells.get(value),
    each(demand, whole) {
      if (!('values' in demand)) return
      for (const value of demand.values) {
        const cell = cells.get(value)
        if (cell) whole(cell)
      }
    },
    get all() {
      return cells.values()
    },
    get keys() {
      return [...cells.keys()]
    },
    restore(keys, all) {
      for (const [index, key] of keys.entries()) {
        const cell = all[index]
        if (cell) cells.set(key, cell)
      }
    },
    *prepareAllInSteps(asked) {
      for (const part of partsOf(asked)) {
        for (const { demand } of part) this.prepare(demand, (cell) => cell)
        yield
      }
    },
    prepare(demand) {
      if (!('values' in demand)) return
      for (const value of demand.values) if (!cells.has(value)) cells.set(value, emptyCell(null))
    },
  }
}

/** Later ends do not cut: scholarships that have them are looked at one by one near them. */
const MAX_CUTS = 32

/** Numbers or dates, cut where demands begin or end: gap, cut, gap, cut, …, gap. */
export function createRangedCells(): Cells {
  return new RangedCells()
}

/** What a demand names, while there are this many cuts. */
type Named = { readonly cuts: number; readonly cells: Cell[]; readonly edges: SlotList[] }

class RangedCells implements Cells {
  readonly #cuts: FactValue[] = []
  readonly #cells: Cell[] = [emptyCell(createSlotList())]
  readonly #named = new WeakMap<Demand, Named>()

  get all(): Iterable<Cell> {
    return this.#cells
  }

  get keys(): readonly FactValue[] {
    return this.#cuts
  }

  restore(cuts: readonly FactValue[], all: readonly Cell[]): void {
    this.#cuts.splice(0, Infinity, ...cuts)
    this.#cells.splice(0, Infinity, ...all)
  }

  of(value: FactValue): Cell | undefined {
    return this.#cells[this.#indexOf(value)]
  }

  each(demand: Demand, whole: (cell: Cell) => void, partly: (list: SlotList) => void): void {
    const { cells, edges } = this.#namedBy(demand)
    cells.forEach(whole)
    edges.forEach(partly)
  }

  /** Cuts where most scholarships begin or end. */
  *prepareAllInSteps(asked: readonly Asked[]): Generator<undefined, void> {
    const uses = new Map<FactValue, number>()
    for (const part of partsOf(asked)) {
      for (const { demand, slots } of part)
        for (const end of 'intervals' in demand ? endsOf(demand.intervals) : [])
          uses.set(end, (uses.get(end) ?? 0) + slots.length)
      yield
    }
    const mostUsed = [...uses].sort(([, a], [, b]) => b - a).slice(0, MAX_CUTS)
    const cuts = mostUsed.map(([end]) => end).sort((a, b) => (a < b ? -1 : 1))
    const gap = () => emptyCell(createSlotList())
    this.restore(cuts, [gap(), ...cuts.flatMap(() => [emptyCell(null), gap()])])
  }

  prepare(demand: Demand, copy: (cell: Cell) => Cell): void {
    if (!('intervals' in demand)) return
    for (const end of endsOf(demand.intervals)) this.#cutAt(end, copy)
  }

  #namedBy(demand: Demand): Named {
    const known = this.#named.get(demand)
    if (known?.cuts === this.#cuts.length) return known
    const named = { cuts: this.#cuts.length, ...this.#find(demand) }
    this.#named.set(demand, named)
    return named
  }

  #find(demand: Demand): Pick<Named, 'cells' | 'edges'> {
    const [cells, edges]: [Cell[], SlotList[]] = [[], []]
    const intervals = 'intervals' in demand ? demand.intervals : []
    const inside = new Set(endsOf(intervals).map((end) => this.#indexOf(end)))
    for (const [index, cell] of this.#cells.entries()) {
      const cut = this.#cuts[index >> 1]
      const isCut = index % 2 === 1
      if (!isCut && cell.edge && inside.has(index)) edges.push(cell.edge)
      else if (isCut && cut !== undefined && names(demand, cut)) cells.push(cell)
      else if (!isCut && covers(intervals, this.#cuts[(index >> 1) - 1], cut)) cells.push(cell)
    }
    return { cells, edges }
  }

  /**
   * Splits a gap. Scholarships on its edge list would have to be read again, so only a gap without
   * any is split: in practice the first ends of a catalogue, before others come near them.
   */
  #cutAt(end: FactValue, copy: (cell: Cell) => Cell) {
    const index = this.#indexOf(end)
    const gap = this.#cells[index]
    const isGap = index % 2 === 0
    if (!isGap || !gap || gap.edge?.length !== 0 || this.#cuts.length === MAX_CUTS) return
    this.#cuts.splice(index >> 1, 0, end)
    const cut = { ...copy(gap), edge: null }
    const right = { ...copy(gap), edge: createSlotList() }
    this.#cells.splice(index + 1, 0, cut, right)
  }

  /** Odd for a cut, even for the gap before the cut of half the index. */
  #indexOf(value: FactValue): number {
    let [from, to] = [0, this.#cuts.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      const cut = this.#cuts[middle]
      if (cut !== undefined && cut < value) from = middle + 1
      else to = middle
    }
    return this.#cuts[from] === value ? 2 * from + 1 : 2 * from
  }
}
