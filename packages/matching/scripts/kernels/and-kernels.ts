import { LEADING_ROWS, MAX_ROWS } from '../../src/engine/kernels.ts'
import { addBits, each, load, pointTo, store, throughRow, vectorLocals } from './steps.ts'

/** The AND of rows; a function for each number of rows has no loop over them and no branch. */
export function andKernels(): string {
  const counts = Array.from({ length: MAX_ROWS }, (_, index) => index + 1)
  return [...counts.map(andOfRows), andOfAny(counts), and].join('\n')
}

/** A step in which so many rows leave nothing reads no other one. */
const CHECKED_AFTER = [1, LEADING_ROWS]

/** out = $first AND the first `rows` − 1 of the list $others, in a straight line. */
function andOfRows(rows: number): string {
  const others = Array.from({ length: rows - 1 }, (_, index) => index)
  const ends = [...CHECKED_AFTER, rows].map((end) => end - 1)
  const parts = ends.slice(1).map((end, index) => others.slice(ends[index], end))
  return `
(func $and${rows} (param $first i32) (param $others i32) (param $out i32) (result i32)
  (local $i i32) (local $at i32) (local $sum v128) ${vectorLocals('v')}
  ${others.map((row) => `(local $row${row} i32)`).join(' ')}
  ${others.map((row) => `(local.set $row${row} (i32.load offset=${row * 4} (local.get $others)))`).join('\n  ')}
  ${throughRow(`
    ${pointTo('(local.get $first)')}
    ${each((vector, offset) => `(local.set $v${vector} ${load(offset)})`)}
    ${parts.reduceRight((then, part) => unlessEmpty(part, then), '')}
    ${store('(local.get $out)', 'v')}
    ${addBits}`)}
  (call $totalOfLanes (local.get $sum)))`
}

const unlessEmpty = (rows: readonly number[], then = '') =>
  rows.length === 0 ? then : `(if ${isAnySet} (then ${rows.map(andOfRow).join('')} ${then}))`

const isAnySet = `(v128.any_true (v128.or
      (v128.or (local.get $v0) (local.get $v1)) (v128.or (local.get $v2) (local.get $v3))))`

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
