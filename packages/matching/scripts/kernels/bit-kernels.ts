import {
  BLOCK_SIZE,
  ROW_BYTES,
  ROW_STRIDE,
  RUN_BYTES,
  RUN_STEPS,
} from '../../src/engine/kernels.ts'

const BLOCK_BITS = Math.log2(BLOCK_SIZE)

/** The operations on single bits of a row. */
export function bitKernels(): string {
  return [setBits, scatter, collect('up'), collect('down')].join('\n')
}

/** Goes through the positions; `body` finds one in $position, its byte in $at. */
const throughPositions = (row: string, body: string) => `
  (local.set $end (i32.add (local.get $positions) (i32.shl (local.get $length) (i32.const 1))))
  (block $done (loop $next
    (br_if $done (i32.ge_u (local.get $positions) (local.get $end)))
    (local.set $position (i32.load16_u (local.get $positions)))
    (local.set $at (i32.add (local.get ${row}) (i32.shr_u (local.get $position) (i32.const 3))))
    ${body}
    (local.set $positions (i32.add (local.get $positions) (i32.const 2)))
    (br $next)))`

const bitInByte = '(i32.and (local.get $position) (i32.const 7))'

const setBits = `
(func (export "setBits") (param $row i32) (param $positions i32) (param $length i32) (param $out i32)
  (local $position i32) (local $at i32) (local $end i32)
  (memory.copy (local.get $out) (local.get $row) (i32.const ${ROW_BYTES}))
  ${throughPositions(
    '$out',
    `
    (i32.store8 (local.get $at)
      (i32.or (i32.load8_u (local.get $at)) (i32.shl (i32.const 1) ${bitInByte})))`,
  )})`

const place = (slot: string) => `(i32.add (local.get $rows) (i32.add
        (i32.mul (i32.shr_u ${slot} (i32.const ${BLOCK_BITS})) (i32.const ${ROW_STRIDE}))
        (i32.shl (i32.shr_u (i32.and ${slot} (i32.const ${BLOCK_SIZE - 1})) (i32.const 6))
          (i32.const 3))))`

const setAt = (at: string, bits: string) => `(i64.store ${at} (i64.or (i64.load ${at}) ${bits}))`

const scatterOneByOne = `
    (loop $set
      (local.set $slot (i32.load (i32.add (local.get $slots) (i32.shl
        (i32.add (i32.shl (local.get $i) (i32.const 3))
          (i32.wrap_i64 (i64.ctz (local.get $word)))) (i32.const 2)))))
      (local.set $at ${place('(local.get $slot)')})
      ${setAt('(local.get $at)', '(i64.shl (i64.const 1) (i64.extend_i32_u (local.get $slot)))')}
      (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
      (br_if $set (i64.ne (local.get $word) (i64.const 0))))`

const moveBits = (step: number) => `
    (local.set $moving (i64.and (local.get $word) (i64.load offset=${8 * step} (local.get $runs))))
    (local.set $word (i64.or (i64.xor (local.get $word) (local.get $moving))
      (i64.shr_u (local.get $moving) (i64.const ${2 ** step}))))`

/** What is beyond the word of the first slot goes to the next word, if there is anything. */
const scatterRun = `
    ${Array.from({ length: RUN_STEPS }, (_, step) => moveBits(step)).join('')}
    (local.set $bit (i64.and (i64.extend_i32_u (local.get $slot)) (i64.const 63)))
    (local.set $at ${place('(local.get $slot)')})
    ${setAt('(local.get $at)', '(i64.shl (local.get $word) (local.get $bit))')}
    (local.set $word (i64.shr_u
      (i64.shr_u (local.get $word) (i64.const 1)) (i64.sub (i64.const 63) (local.get $bit))))
    (local.set $slot (i32.add (local.get $slot) (i32.const 64)))
    (local.set $at (select ${place('(local.get $slot)')} (local.get $at)
      (i64.ne (local.get $word) (i64.const 0))))
    ${setAt('(local.get $at)', '(local.get $word)')}`

const scatter = `
(func (export "scatter") (param $row i32) (param $slots i32) (param $runs i32) (param $rows i32)
  (local $i i32) (local $word i64) (local $moving i64) (local $bit i64) (local $slot i32)
  (local $at i32)
  (loop $next
    (local.set $word (i64.load (i32.add (local.get $row) (local.get $i))))
    (if (i64.ne (local.get $word) (i64.const 0)) (then
      (local.set $slot (i32.load offset=${8 * RUN_STEPS} (local.get $runs)))
      (if (i32.eq (local.get $slot) (i32.const -1))
        (then ${scatterOneByOne})
        (else ${scatterRun}))))
    (local.set $runs (i32.add (local.get $runs) (i32.const ${RUN_BYTES})))
    (local.set $i (i32.add (local.get $i) (i32.const 8)))
    (br_if $next (i32.lt_u (local.get $i) (i32.const ${ROW_BYTES})))))`

/** What differs between the two ways through a row, 64 bits at a time. */
const WAYS = {
  up: {
    name: 'collect',
    start: 0,
    step: 8,
    /** Where among 64 bytes the first word lies. */
    begins: 0,
    bit: '(i64.ctz (local.get $word))',
    dropBit: '(i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1)))',
  },
  down: {
    name: 'collectDown',
    start: ROW_BYTES - 8,
    step: -8,
    begins: 56,
    bit: '(i64.sub (i64.const 63) (i64.clz (local.get $word)))',
    dropBit:
      '(i64.and (local.get $word) (i64.rotr (i64.const 0x7fffffffffffffff) (i64.clz (local.get $word))))',
  },
}

/** Below 0 the byte number wraps around, so that one comparison ends both ways. */
function collect(direction: keyof typeof WAYS): string {
  const { name, start, step, begins, bit, dropBit } = WAYS[direction]
  return `
(func (export "${name}") (param $row i32) (param $skip i32) (param $take i32) (param $base i32)
  (param $out i32) (result i32)
  (local $i i32) (local $at i32) (local $word i64) (local $bits i32) (local $written i32)
  (local.set $i (i32.const ${start}))
  (block $done (loop $next
    (br_if $done (i32.ge_u (local.get $written) (local.get $take)))
    (br_if $done (i32.ge_u (local.get $i) (i32.const ${ROW_BYTES})))
    ${passOver(begins, step)}
    (local.set $word (i64.load (i32.add (local.get $row) (local.get $i))))
    (if (local.get $skip) (then ${skipBits(dropBit)}))
    ${writeBits(bit, dropBit)}
    (local.set $i (i32.add (local.get $i) (i32.const ${step})))
    (br $next)))
  (local.get $written))`
}

const vectorAt = (offset: number) => `(v128.load offset=${offset} (local.get $at))`

/** Rows of what was found are mostly empty: 64 bytes without a bit are told at once. */
const passOver = (begins: number, step: number) => `
    (if (i32.eq (i32.and (local.get $i) (i32.const 63)) (i32.const ${begins})) (then
      (local.set $at (i32.sub (i32.add (local.get $row) (local.get $i)) (i32.const ${begins})))
      (if (i32.eqz (v128.any_true (v128.or (v128.or ${vectorAt(0)} ${vectorAt(16)})
          (v128.or ${vectorAt(32)} ${vectorAt(48)})))) (then
        (local.set $i (i32.add (local.get $i) (i32.const ${8 * step})))
        (br $next)))))`

const skipBits = (dropBit: string) => `
      (local.set $bits (i32.wrap_i64 (i64.popcnt (local.get $word))))
      (if (i32.le_u (local.get $bits) (local.get $skip))
        (then
          (local.set $skip (i32.sub (local.get $skip) (local.get $bits)))
          (local.set $word (i64.const 0)))
        (else (loop $drop
          (local.set $word ${dropBit})
          (local.set $skip (i32.sub (local.get $skip) (i32.const 1)))
          (br_if $drop (local.get $skip)))))`

const writeBits = (bit: string, dropBit: string) => `
    (block $empty (loop $write
      (br_if $empty (i64.eqz (local.get $word)))
      (br_if $empty (i32.ge_u (local.get $written) (local.get $take)))
      (i32.store
        (i32.add (local.get $out) (i32.shl (local.get $written) (i32.const 2)))
        (i32.add (local.get $base)
          (i32.add (i32.shl (local.get $i) (i32.const 3)) (i32.wrap_i64 ${bit}))))
      (local.set $written (i32.add (local.get $written) (i32.const 1)))
      (local.set $word ${dropBit})
      (br $write)))`
