import { BLOCK_SIZE, ROW_STRIDE } from '../../src/engine/kernels.ts'

const BLOCK_BITS = Math.log2(BLOCK_SIZE)

/** The operations that visit slots in a given order. */
export function walkKernels(): string {
  return [walk('up'), walk('down')].join('\n')
}

/** Downwards the slot looked at lies before the index. */
const WAYS = {
  up: { name: 'walk', end: 'i32.ge_u', before: 0, step: 4 },
  down: { name: 'walkDown', end: 'i32.le_u', before: 4, step: -4 },
}

const place = (index: string) =>
  `(i32.add (local.get $order) (i32.shl (local.get ${index}) (i32.const 2)))`

function walk(direction: keyof typeof WAYS): string {
  const { name, end, before, step } = WAYS[direction]
  return `
(func (export "${name}") (param $order i32) (param $from i32) (param $to i32) (param $rows i32)
  (param $skip i32) (param $take i32) (param $out i32) (param $state i32) (result i32)
  (local $at i32) (local $end i32) (local $slot i32) (local $hits i32) (local $written i32)
  (local.set $at ${place('$from')})
  (local.set $end ${place('$to')})
  (block $done (loop $next
    (br_if $done (${end} (local.get $at) (local.get $end)))
    (br_if $done (i32.ge_u (local.get $written) (local.get $take)))
    (local.set $slot (i32.load (i32.sub (local.get $at) (i32.const ${before}))))
    (local.set $at (i32.add (local.get $at) (i32.const ${step})))
    (br_if $next (i32.eqz ${bitOfSlot}))
    (if (i32.ge_u (local.get $hits) (local.get $skip))
      (then
        (i32.store
          (i32.add (local.get $out) (i32.shl (local.get $written) (i32.const 2)))
          (local.get $slot))
        (local.set $written (i32.add (local.get $written) (i32.const 1)))))
    (local.set $hits (i32.add (local.get $hits) (i32.const 1)))
    (br $next)))
  (i32.store (local.get $state)
    (i32.shr_u (i32.sub (local.get $at) (local.get $order)) (i32.const 2)))
  (i32.store offset=4 (local.get $state) (local.get $hits))
  (local.get $written))`
}

const bitOfSlot = `
      (i32.and (i32.const 1) (i32.shr_u
        (i32.load8_u (i32.add
          (i32.add (local.get $rows) (i32.mul
            (i32.shr_u (local.get $slot) (i32.const ${BLOCK_BITS}))
            (i32.const ${ROW_STRIDE})))
          (i32.shr_u (i32.and (local.get $slot) (i32.const ${BLOCK_SIZE - 1})) (i32.const 3))))
        (i32.and (local.get $slot) (i32.const 7))))`
