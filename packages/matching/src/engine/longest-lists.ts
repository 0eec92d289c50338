/** How long lists may grow before they become rows. */
export type Longest = {
  /** Of slots that name a value: beyond this share of all, a row is faster to read. */
  readonly cell: number
  /** Of slots that make a demand: they are looked at one by one, which is slower still. */
  readonly dimension: number
}

const CELL_SHARE = 1 / 256
const DIMENSION_SHARE = 1 / 4096
/** However small the catalogue, this many are kept as a list. */
const LIST_AT_LEAST = 64

/** How long lists may grow in a segment with this many slots. */
export const longestLists = (slots: number): Longest => ({
  cell: LIST_AT_LEAST + slots * CELL_SHARE,
  dimension: LIST_AT_LEAST + slots * DIMENSION_SHARE,
})
