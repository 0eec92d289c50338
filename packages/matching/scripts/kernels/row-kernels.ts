import { addBits, each, load, pointTo, store, throughRow, vectorLocals } from './steps.ts'

/** The other operations on whole rows. */
export function rowKernels(): string {
  return [or, andNot, count, blockers].join('\n')
}

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
