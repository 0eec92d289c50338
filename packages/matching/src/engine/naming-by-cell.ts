import { partsOf, type Asked } from './asked.ts'
import type { Cell, Cells } from './cells.ts'
import type { SlotList } from './slot-list.ts'

type Naming = { readonly whole: Asked[]; readonly partly: Asked[] }

/** Which demands name each cell, as a whole or in part. */
export function* namingByCell(
  cells: Cells,
  asked: readonly Asked[],
): Generator<undefined, ReadonlyMap<Cell, Naming>> {
  const naming = new Map<Cell, Naming>()
  const byEdge = new Map<SlotList, Asked[]>()
  for (const cell of cells.all) {
    const partly: Asked[] = []
    naming.set(cell, { whole: [], partly })
    if (cell.edge) byEdge.set(cell.edge, partly)
  }
  for (const part of partsOf(asked)) {
    for (const each of part)
      cells.each(
        each.demand,
        (cell) => naming.get(cell)?.whole.push(each),
        (edge) => byEdge.get(edge)?.push(each),
      )
    yield
  }
  return naming
}
