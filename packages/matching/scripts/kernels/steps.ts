import { ROW_BYTES } from '../../src/engine/kernels.ts'

const VECTOR_BYTES = 16
/** Four vectors, a cache line, go through a loop at once; two or eight are no faster. */
const VECTORS = [0, 1, 2, 3]
const STEP = VECTORS.length * VECTOR_BYTES

/** `emit` for each vector of a step; offset is where the vector lies from the step's beginning. */
export function each(emit: (vector: number, offset: number) => string): string {
  return VECTORS.map((vector) => emit(vector, vector * VECTOR_BYTES)).join('\n')
}

/** Locals for a step's vectors, the name and the vector's number. */
export const vectorLocals = (name: string) =>
  VECTORS.map((vector) => `(local $${name}${vector} v128)`).join(' ')

/** Goes through a row; `body` finds in $i how many bytes of it are done. */
export function throughRow(body: string): string {
  return `
  (loop $step
    ${body}
    (local.set $i (i32.add (local.get $i) (i32.const ${STEP})))
    (br_if $step (i32.lt_u (local.get $i) (i32.const ${ROW_BYTES}))))`
}

/** $at = where the step begins in a row. */
export const pointTo = (row: string) => `(local.set $at (i32.add ${row} (local.get $i)))`

export const load = (offset: number) => `(v128.load offset=${offset} (local.get $at))`

export const store = (row: string, name: string) => `
    ${pointTo(row)}
    ${each((vector, offset) => `(v128.store offset=${offset} (local.get $at) (local.get $${name}${vector}))`)}`

/**
 * Adds the bits of a step to the eight 16-bit lanes of $sum. A byte of four vectors counts at most 32,
 * a lane of the whole row at most 8,192: neither overflows.
 */
export const addBits = `
    (local.set $sum (i16x8.add (local.get $sum) (i16x8.extadd_pairwise_i8x16_u
      ${VECTORS.map((vector) => `(i8x16.popcnt (local.get $v${vector}))`).reduce(
        (sum, bits) => `(i8x16.add ${sum} ${bits})`,
      )})))`

/** The sum of the lanes of what `addBits` added up. */
export const totalOfLanes = `
(func $totalOfLanes (param $sum v128) (result i32)
  (local.set $sum (i32x4.extadd_pairwise_i16x8_u (local.get $sum)))
  (i32.add
    (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
    (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))`
