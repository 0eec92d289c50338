import { MAX_ROWS, ROW_BYTES } from '../../src/engine/kernels.ts'

const VECTOR_BYTES = 16
/** Four vectors, a cache line, go through the loop at once. */
const VECTORS = [0, 1, 2, 3]
const STEP = VECTORS.length * VECTOR_BYTES

/** The operations on whole rows; 128 bits at a time, each result counted while it is in a register. */
export function rowKernels(): string {
  const counts = Array.from({ length: MAX_ROWS }, (_, index) => index + 1)
  return [
    totalOfLanes,
    ...counts.map(andOfRows),
    andOfAny(counts),
    and,
    andBoth,
    or,
    andNot,
    count,
    blockers,
  ].join('\n')
}

/** `emit` for each vector of a step; offset is where the vector lies from the step's beginning. */
function each(emit: (vector: number, offset: number) => string): string {
  return VECTORS.map((vector) => emit(vector, vector * VECTOR_BYTES)).join('\n')
}

const vectorLocals = (name: string) =>
  VECTORS.map((vector) => `(local $${name}${vector} v128)`).join(' ')

/** Goes through a row; `body` finds in $i how many bytes of it are done. */
function throughRow(body: string): string {
  return `
  (loop $step
    ${body}
    (local.set $i (i32.add (local.get $i) (i32.const ${STEP})))
    (br_if $step (i32.lt_u (local.get $i) (i32.const ${ROW_BYTES}))))`
}

const pointTo = (row: string) => `(local.set $at (i32.add ${row} (local.get $i)))`

const load = (offset: number) => `(v128.load offset=${offset} (local.get $at))`

const store = (row: string, name: string) => `
    ${pointTo(row)}
    ${each((vector, offset) => `(v128.store offset=${offset} (local.get $at) (local.get $${name}${vector}))`)}`

/**
 * Adds the bits of a step to the eight 16-bit lanes of $sum. A byte of four vectors counts at most 32,
 * a lane of the whole row at most 8,192: neither overflows.
 */
const addBits = `
    (local.set $sum (i16x8.add (local.get $sum) (i16x8.extadd_pairwise_i8x16_u
      ${VECTORS.map((vector) => `(i8x16.popcnt (local.get $v${vector}))`).reduce(
        (sum, bits) => `(i8x16.add ${sum} ${bits})`,
      )})))`

const totalOfLanes = `
(func $totalOfLanes (param $sum v128) (result i32)
  (local.set $sum (i32x4.extadd_pairwise_i16x8_u (local.get $sum)))
  (i32.add
    (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
    (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))`

/** out = $first AND the first `rows` − 1 of the list $others, in a straight line. */
function andOfRows(rows: number): string {
  const others = Array.from({ length: rows - 1 }, (_, index) => index)
  return `
(func $and${rows} (param $first i32) (param $others i32) (param $out i32) (result i32)
  (local $i i32) (local $at i32) (local $sum v128) ${vectorLocals('v')}
  ${others.map((row) => `(local $row${row} i32)`).join(' ')}
  ${others.map((row) => `(local.set $row${row} (i32.load offset=${row * 4} (local.get $others)))`).join('\n  ')}
  ${throughRow(`
    ${pointTo('(local.get $first)')}
    ${each((vector, offset) => `(local.set $v${vector} ${load(offset)})`)}
    ${others.map(andOfRow).join('')}
    ${store('(local.get $out)', 'v')}
    ${addBits}`)}
  (call $totalOfLanes (local.get $sum)))`
}

const andOfRow = (row: number) => `
    ${pointTo(`(local.get $row${row})`)}
    ${each((vector, offset) => `(local.set $v${vector} (v128.and (local.get $v${vector}) ${load(offset)}))`)}`

/** Calls the straight line for this many rows. */
function andOfAny(counts: readonly number[]): string {
  const branches = counts.map((rows) => `$rows${rows}`)
  const cases = counts.map(
    (rows) => `
  ) (return (call $and${rows} (local.get $first) (local.get $others) (local.get $out)))`,
  )
  return `
(func $andOfAny (param $rows i32) (param $first i32) (param $others i32) (param $out i32) (result i32)
  ${branches
    .toReversed()
    .map((branch) => `(block ${branch}`)
    .join(' ')}
  (br_table ${branches.join(' ')} (i32.sub (local.get $rows) (i32.const 1)))
  ${cases.join('')}
  (unreachable))`
}

const and = `
(func (export "and") (param $list i32) (param $count i32) (param $out i32) (result i32)
  (call $andOfAny (local.get $count) (i32.load (local.get $list))
    (i32.add (local.get $list) (i32.const 4)) (local.get $out)))`

/** The eligible continue from the possible, which are still in the nearest cache. */
const andBoth = `
(func (export "andBoth") (param $list i32) (param $known i32) (param $unknown i32)
  (param $outPossible i32) (param $outEligible i32) (param $counts i32)
  (i32.store (local.get $counts)
    (call $andOfAny (local.get $known) (i32.load (local.get $list))
      (i32.add (local.get $list) (i32.const 4)) (local.get $outPossible)))
  (i32.store offset=4 (local.get $counts)
    (call $andOfAny (i32.add (local.get $unknown) (i32.const 1)) (local.get $outPossible)
      (i32.add (local.get $list) (i32.shl (local.get $known) (i32.const 2)))
      (local.get $outEligible))))`

/** Goes through a list of any length within each step; `body` finds the row's place in $at. */
const throughList = (body: string) => `
    (local.set $entry (local.get $list))
    (loop $row
      ${pointTo('(i32.load (local.get $entry))')}
      ${body}
      (local.set $entry (i32.add (local.get $entry) (i32.const 4)))
      (br_if $row (i32.lt_u (local.get $entry) (local.get $end))))`

const endOfList = `
  (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 2))))`

const or = `
(func (export "or") (param $list i32) (param $count i32) (param $out i32) (result i32)
  (local $i i32) (local $at i32) (local $entry i32) (local $end i32)
  (local $sum v128) ${vectorLocals('v')}
  ${endOfList}
  ${throughRow(`
    ${each((vector) => `(local.set $v${vector} (v128.const i64x2 0 0))`)}
    ${throughList(
      each(
        (vector, offset) =>
          `(local.set $v${vector} (v128.or (local.get $v${vector}) ${load(offset)}))`,
      ),
    )}
    ${store('(local.get $out)', 'v')}
    ${addBits}`)}
  (call $totalOfLanes (local.get $sum)))`

const andNot = `
(func (export "andNot") (param $a i32) (param $b i32) (param $out i32) (result i32)
  (local $i i32) (local $at i32) (local $sum v128) ${vectorLocals('v')}
  ${throughRow(`
    ${pointTo('(local.get $a)')}
    ${each((vector, offset) => `(local.set $v${vector} ${load(offset)})`)}
    ${pointTo('(local.get $b)')}
    ${each((vector, offset) => `(local.set $v${vector} (v128.andnot (local.get $v${vector}) ${load(offset)}))`)}
    ${store('(local.get $out)', 'v')}
    ${addBits}`)}
  (call $totalOfLanes (local.get $sum)))`

const count = `
(func (export "count") (param $row i32) (result i32)
  (local $i i32) (local $at i32) (local $sum v128) ${vectorLocals('v')}
  ${throughRow(`
    ${pointTo('(local.get $row)')}
    ${each((vector, offset) => `(local.set $v${vector} ${load(offset)})`)}
    ${addBits}`)}
  (call $totalOfLanes (local.get $sum)))`

/**
 * In $none the bits not blocked yet, in $most those blocked at most once: a row that lets a bit pass
 * changes neither, and three operations a row are enough.
 */
const blockers = `
(func (export "blockers") (param $list i32) (param $count i32) (param $one i32) (param $two i32)
  (local $i i32) (local $at i32) (local $entry i32) (local $end i32) (local $v v128)
  ${vectorLocals('none')} ${vectorLocals('most')}
  ${endOfList}
  ${throughRow(`
    ${pointTo('(local.get $one)')}
    ${each((vector, offset) => `(local.set $none${vector} (v128.not ${load(offset)}))`)}
    ${pointTo('(local.get $two)')}
    ${each((vector, offset) => `(local.set $most${vector} (v128.not ${load(offset)}))`)}
    ${throughList(each(addBlocker))}
    ${each((vector) => `(local.set $none${vector} (v128.not (local.get $none${vector})))`)}
    ${each((vector) => `(local.set $most${vector} (v128.not (local.get $most${vector})))`)}
    ${store('(local.get $one)', 'none')}
    ${store('(local.get $two)', 'most')}`)})`

function addBlocker(vector: number, offset: number): string {
  return `
      (local.set $v ${load(offset)})
      (local.set $most${vector} (v128.and (local.get $most${vector})
        (v128.or (local.get $none${vector}) (local.get $v))))
      (local.set $none${vector} (v128.and (local.get $none${vector}) (local.get $v)))`
}
