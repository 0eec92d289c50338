import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kernels, MAX_ROWS, ROW_BYTES, ROW_STRIDE, RUN, RUN_BYTES } from '../kernels.ts'
import { createKernels } from './create-kernels.ts'

const LIST = 0
const STATE = 256
const POSITIONS = 1024
const NUMBERS = 65_536
/** Enough for every position of a row. */
const NUMBERS_BYTES = 65_536 * 4
const RUNS = NUMBERS + NUMBERS_BYTES
const FIRST_ROW = RUNS + (65_536 / RUN) * RUN_BYTES
const ROWS = MAX_ROWS + 4

const rowAt = (number: number) => FIRST_ROW + number * ROW_STRIDE
const [OUT, OTHER] = [rowAt(MAX_ROWS + 1), rowAt(MAX_ROWS + 2)]

const both = [createKernels('simd'), createKernels('plain')] as const
for (const { memory } of both) memory.grow(Math.ceil(rowAt(ROWS) / 65_536))

const FILLS: Record<string, (random: () => number) => number> = {
  empty: () => 0,
  full: () => 0xff_ff_ff_ff,
  rare: (random) => (random() % 256 === 0 ? 1 << (random() % 32) : 0),
  half: (random) => random(),
  dense: (random) => random() | random() | random() | random(),
}
const EDGES = [0, 31, 32, 63, 64, 65_472, 65_535]

const arbitraryRow = fc.record({
  fill: fc.constantFrom(...Object.keys(FILLS)),
  seed: fc.integer({ min: 1 }),
  edges: fc.subarray(EDGES),
})
const arbitraryRows = fc.array(arbitraryRow, { minLength: ROWS, maxLength: ROWS })
type Rows = (typeof arbitraryRows)['generate'] extends (...all: never) => { value: infer V }
  ? V
  : never

function xorShift(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** Fills the memory of both with the same: every byte of it, so that a stray write shows. */
function fill(rows: Rows): void {
  const words = new Uint32Array(both[0].memory.buffer)
  words.fill(0xa5_a5_a5_a5)
  for (const [number, { fill: kind, seed, edges }] of rows.entries()) {
    const random = xorShift(seed)
    const row = rowAt(number) / 4
    for (let i = 0; i < ROW_BYTES / 4; i += 1) words[row + i] = FILLS[kind]!(random)
    for (const edge of edges) words[row + (edge >>> 5)]! ^= 1 << (edge & 31)
  }
  for (let number = 0; number < MAX_ROWS; number += 1) words[LIST / 4 + number] = rowAt(number)
}

const bytesOf = ({ memory }: Kernels) => Buffer.from(memory.buffer)

type Output = readonly [address: number, bytes: number]

/** Both answer the same and leave the same memory, changed within the outputs only. */
function expectSame(run: (kernels: Kernels) => number | void, outputs: readonly Output[]): void {
  bytesOf(both[0]).copy(bytesOf(both[1]))
  const before = Buffer.from(bytesOf(both[0]))
  const [simd, plain] = both.map(run)
  expect(simd).toBe(plain)
  expect(bytesOf(both[0]).equals(bytesOf(both[1]))).toBe(true)
  for (const [address, bytes] of outputs) {
    bytesOf(both[0]).copy(before, address, address, address + bytes)
  }
  expect(bytesOf(both[0]).equals(before)).toBe(true)
}

const rowOutput = (row: number): Output => [row, ROW_BYTES]

function check<T>(arbitrary: fc.Arbitrary<T>, numRuns: number, test: (value: T) => void): void {
  const property = fc.property(arbitraryRows, arbitrary, (rows, value) => {
    fill(rows)
    test(value)
  })
  fc.assert(property, { numRuns })
}

describe.each(Array.from({ length: MAX_ROWS }, (_, index) => index + 1))('%i rows', (count) => {
  it('and, or, blockers', () => {
    check(fc.integer({ min: 0, max: count - 1 }), 4, (again) => {
      expectSame((kernels) => kernels.and(LIST, count, OUT), [rowOutput(OUT)])
      expectSame((kernels) => kernels.or(LIST, count, OTHER), [rowOutput(OTHER)])
      expectSame(
        (kernels) => kernels.blockers(LIST, count, OUT, OTHER),
        [rowOutput(OUT), rowOutput(OTHER)],
      )
      const place = rowAt(again)
      expectSame((kernels) => kernels.or(LIST, count, place), [rowOutput(place)])
      expectSame((kernels) => kernels.and(LIST, count, place), [rowOutput(place)])
    })
  })
})

const arbitraryPart = fc.oneof(fc.nat({ max: 70_000 }), fc.nat({ max: 40 }))
const BASES = [0, 65_536, 0xff_ff_00_00]

describe('one row', () => {
  it('andNot and count', () => {
    check(fc.constantFrom(OUT, rowAt(0), rowAt(1)), 30, (out) => {
      expectSame((kernels) => kernels.count(rowAt(0)), [])
      expectSame((kernels) => kernels.andNot(rowAt(0), rowAt(1), out), [rowOutput(out)])
    })
  })

  it('setBits', () => {
    const positions = fc.array(
      fc.oneof(fc.nat({ max: 65_535 }), fc.constantFrom(...EDGES), fc.nat({ max: 20 })),
      { maxLength: 300 },
    )
    check(fc.tuple(positions, fc.constantFrom(OUT, rowAt(0))), 50, ([values, out]) => {
      new Uint16Array(both[0].memory.buffer).set(values, POSITIONS / 2)
      expectSame(
        (kernels) => kernels.setBits(rowAt(0), POSITIONS, values.length, out),
        [rowOutput(out)],
      )
    })
  })

  it('collect and collectDown', () => {
    const parts = fc.tuple(arbitraryPart, arbitraryPart, fc.constantFrom(...BASES))
    check(parts, 60, ([skip, take, base]) => {
      const output: Output = [NUMBERS, Math.min(take * 4, NUMBERS_BYTES)]
      expectSame((kernels) => kernels.collect(rowAt(0), skip, take, base, NUMBERS), [output])
      expectSame((kernels) => kernels.collectDown(rowAt(0), skip, take, base, NUMBERS), [output])
    })
  })
})

describe('several blocks', () => {
  const BLOCKS = 3
  const slots = fc.array(fc.nat({ max: BLOCKS * 65_536 - 1 }), { minLength: 1, maxLength: 400 })

  it('walk and walkDown', () => {
    const limit = fc.nat({ max: 60 })
    check(fc.tuple(slots, fc.nat(), fc.nat(), limit, limit), 100, ([order, a, b, skip, take]) => {
      new Uint32Array(both[0].memory.buffer).set(order, POSITIONS / 4)
      const ends = [a % (order.length + 1), b % (order.length + 1)]
      const [low, high] = [Math.min(...ends), Math.max(...ends)]
      const outputs: Output[] = [
        [NUMBERS, take * 4],
        [STATE, 8],
      ]
      const rest = [rowAt(0), skip, take, NUMBERS, STATE] as const
      expectSame((kernels) => kernels.walk(POSITIONS, low, high, ...rest), outputs)
      expectSame((kernels) => kernels.walkDown(POSITIONS, high, low, ...rest), outputs)
    })
  })

  it('scatter', () => {
    check(fc.tuple(slots, fc.integer({ min: 1 })), 60, ([some, seed]) => {
      const random = xorShift(seed)
      const all = new Uint32Array(both[0].memory.buffer, NUMBERS, 65_536)
      for (let at = 0; at < all.length; at += 1) all[at] = some[random() % some.length]!
      new Uint32Array(both[0].memory.buffer, RUNS).fill(0xff_ff_ff_ff, 0, (65_536 / RUN) * 16)
      expectSame(
        (kernels) => kernels.scatter(rowAt(0), NUMBERS, RUNS, rowAt(1)),
        [1, 2, 3].map((number) => rowOutput(rowAt(number))),
      )
    })
  })
})
