/**
 * The catalogue lies in blocks of this many scholarships, so that the rows one query touches in a
 * block stay in the processor's nearest cache.
 */
export const BLOCK_SIZE = 65_536
/** One bit for each scholarship of a block. */
export const ROW_BYTES = BLOCK_SIZE / 8
/** Rows lie this far apart: 64 bytes more than a row, or all would fall into the same cache sets. */
export const ROW_STRIDE = ROW_BYTES + 64
/** The most rows one call of `and` takes: each number of rows is compiled on its own. */
export const MAX_ROWS = 28
/** `and` reads no other row of a cache line in which the first, or so many, leave nothing. */
export const LEADING_ROWS = 3

/** What so many positions stand for is told together where it follows each other. */
export const RUN = 64
/** Bits move down by 1, 2, 4, … positions, each distance once, to where their slot lies in a run. */
export const RUN_STEPS = Math.log2(RUN)
/** A mask of 64 bits for each step, then the first slot. */
export const RUN_BYTES = 64

/** Memory that grows by pages of 65,536 bytes; growing detaches the buffers read before. */
export type LinearMemory = {
  readonly buffer: ArrayBuffer
  /** Adds pages; returns the number of pages before. Throws RangeError when there is no more. */
  grow(pages: number): number
}

/**
 * Operations on rows of bits. Addresses are byte offsets into `memory`; rows start at multiples of
 * 16, numbers at multiples of their size. A list is an array of u32 addresses. Every number passed is
 * a u32 (Infinity would be 0). Rows, lists and outputs do not overlap unless it is said that they may.
 * Nothing is checked.
 */
export type Kernels = {
  readonly kind: 'simd' | 'plain'
  readonly memory: LinearMemory
  /** out = the AND of 1 to MAX_ROWS rows (`out` may be one of them); returns how many bits are set. */
  and(list: number, count: number, out: number): number
  /** out = the OR of 1 or more rows (`out` may be one of them); returns how many bits are set. */
  or(list: number, count: number, out: number): number
  /** out = a AND NOT b (`out` may be either); returns how many bits are set. */
  andNot(a: number, b: number, out: number): number
  /** How many bits a row has set. */
  count(row: number): number
  /** out = row (which may be `out`) with the bits at `length` positions (u16 at `positions`) set. */
  setBits(row: number, positions: number, length: number, out: number): void
  /**
   * For each set bit of a row, sets the bit of the slot that stands for its position, in the rows at
   * `rows`: the row of block b lies at rows + b × ROW_STRIDE. The slots are at `slots` (u32). For
   * every RUN positions lie RUN_BYTES at `runs`: RUN_STEPS masks of the bits that move down by 1, 2,
   * 4, … positions in turn, after which each is where its slot lies from the first on, and that first
   * slot (u32). 0xffffffff there says that the slots do not follow each other.
   */
  scatter(row: number, slots: number, runs: number, rows: number): void
  /**
   * Writes the positions of set bits as u32, each plus `base`: after leaving out the first `skip` of
   * them, ascending, at most `take`. Returns how many were written.
   */
  collect(row: number, skip: number, take: number, base: number, out: number): number
  /** The same from the highest position down. */
  collectDown(row: number, skip: number, take: number, base: number, out: number): number
  /**
   * Walks slots (u32 at `order`) from index `from` up to, not including, `to` and writes those whose
   * bit is set in the rows at `rows` (the row of block b lies at rows + b × ROW_STRIDE), after leaving
   * out `skip` hits, at most `take`: it stops at once when they are written. Writes two u32 at
   * `state`: the index after the last one looked at, and how many hits there were, those left out
   * included, so that the next part of the order can go on. Returns how many were written.
   */
  walk(
    order: number,
    from: number,
    to: number,
    rows: number,
    skip: number,
    take: number,
    out: number,
    state: number,
  ): number
  /** The same backwards: from index `from` − 1 down to `to`; `state` holds the index of the last one. */
  walkDown(
    order: number,
    from: number,
    to: number,
    rows: number,
    skip: number,
    take: number,
    out: number,
    state: number,
  ): number
  /**
   * Each row of the list (1 or more) clears a bit where it blocks. Adds them to two running rows:
   * `one` has the bits blocked at least once, `two` those blocked at least twice. Both are read and
   * written, so that any number of lists can follow each other.
   */
  blockers(list: number, count: number, one: number, two: number): void
}
