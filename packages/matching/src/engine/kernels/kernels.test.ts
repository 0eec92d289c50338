import { describe, expect, it } from 'vitest'
import { type Kernels, MAX_ROWS, ROW_BYTES, ROW_STRIDE, RUN_STEPS } from '../kernels.ts'
import { createKernels } from './create-kernels.ts'
import { createArrayMemory } from './create-memory.ts'
import { createPlainKernels } from './plain-kernels.ts'

const LIST = 0
const STATE = 512
const OUT = 1024
const RUNS = 32_768
const FIRST_ROW = 65_536
const PAGES = 5

const rowAt = (number: number) => FIRST_ROW + number * ROW_STRIDE

const KINDS: [string, () => Kernels][] = [
  ['simd', () => createKernels('simd')],
  ['plain', () => createKernels('plain')],
  ['plain without WebAssembly', () => createPlainKernels(createArrayMemory())],
]

describe.each(KINDS)('the kernels, %s', (_, create) => {
  function aStart(rows: readonly (readonly number[])[] = []) {
    const kernels = create()
    kernels.memory.grow(PAGES)
    const words = new Uint32Array(kernels.memory.buffer)
    for (const [number, positions] of rows.entries()) {
      words[LIST / 4 + number] = rowAt(number)
      setBits(kernels, rowAt(number), positions)
    }
    const read = (address: number, length: number) => [
      ...words.subarray(address / 4, address / 4 + length),
    ]
    const bits = (row: number) => read(OUT, kernels.collect(row, 0, 100, 0, OUT))
    return { kernels, words, read, bits }
  }

  function setBits(kernels: Kernels, row: number, positions: readonly number[]) {
    new Uint16Array(kernels.memory.buffer).set(positions, OUT / 2)
    kernels.setBits(row, OUT, positions.length, row)
  }

  it('keeps what every row has', () => {
    const { kernels, bits } = aStart([
      [0, 5, 63, 64, 65_535],
      [0, 5, 64, 65_535],
      [0, 64, 100, 65_535],
    ])
    expect(kernels.and(LIST, 3, rowAt(4))).toBe(3)
    expect(bits(rowAt(4))).toEqual([0, 64, 65_535])
    expect(kernels.and(LIST, 2, rowAt(1))).toBe(4)
    expect(bits(rowAt(1))).toEqual([0, 5, 64, 65_535])
  })

  it('joins rows and takes one from another', () => {
    const { kernels, bits } = aStart([
      [1, 65_535],
      [0, 1],
    ])
    expect(kernels.or(LIST, 2, rowAt(4))).toBe(3)
    expect(bits(rowAt(4))).toEqual([0, 1, 65_535])
    expect(kernels.andNot(rowAt(4), rowAt(1), rowAt(4))).toBe(1)
    expect(bits(rowAt(4))).toEqual([65_535])
    expect(kernels.count(rowAt(1))).toBe(2)
  })

  it('lets each row of any number of them have its say, in every vector of a step', () => {
    const own = (number: number) => [0, 128, 256, 384, 65_024].map((start) => start + number)
    const { kernels, words } = aStart(Array.from({ length: MAX_ROWS }, (_, n) => own(n)))
    const out = rowAt(MAX_ROWS)
    const counts = Array.from({ length: MAX_ROWS }, (_, index) => index + 1)
    expect(counts.map((count) => kernels.or(LIST, count, out))).toEqual(counts.map((n) => 5 * n))

    for (let i = rowAt(0) / 4; i < out / 4; i += 1) words[i] = ~words[i]!
    const left = counts.map((count) => 65_536 - 5 * count)
    expect(counts.map((count) => kernels.and(LIST, count, out))).toEqual(left)
  })

  it('counts a full row', () => {
    const { kernels } = aStart()
    new Uint8Array(kernels.memory.buffer, rowAt(0), ROW_BYTES).fill(0xff)
    expect(kernels.count(rowAt(0))).toBe(65_536)
  })

  it('sets bits in a copy', () => {
    const { kernels, words, bits } = aStart([[7, 8]])
    new Uint16Array(words.buffer).set([8, 31, 32, 31], OUT / 2)
    kernels.setBits(rowAt(0), OUT, 4, rowAt(1))
    expect(bits(rowAt(0))).toEqual([7, 8])
    expect(bits(rowAt(1))).toEqual([7, 8, 31, 32])
  })

  it('sets the bits of the slots that stand for those of a row, in any block', () => {
    const { kernels, words, bits } = aStart([[0, 2, 40], [5], []])
    words.fill(9, OUT / 4, OUT / 4 + 64)
    for (const [position, slot] of [
      [0, 65_536 + 8],
      [2, 3],
      [40, 65_536 + 65_535],
    ] as const)
      words[OUT / 4 + position] = slot
    words[RUNS / 4 + 2 * RUN_STEPS] = 0xffff_ffff
    kernels.scatter(rowAt(0), OUT, RUNS, rowAt(1))
    expect(bits(rowAt(1))).toEqual([3, 5])
    expect(bits(rowAt(2))).toEqual([8, 65_535])
  })

  it('writes positions from either end', () => {
    const { kernels, read } = aStart([[0, 31, 32, 64, 65_535]])
    expect(kernels.collect(rowAt(0), 1, 2, 65_536, OUT)).toBe(2)
    expect(read(OUT, 2)).toEqual([65_567, 65_568])
    expect(kernels.collectDown(rowAt(0), 1, 3, 0, OUT)).toBe(3)
    expect(read(OUT, 3)).toEqual([64, 32, 31])
    expect(kernels.collect(rowAt(0), 5, 9, 0, OUT)).toBe(0)
    expect(kernels.collectDown(rowAt(0), 4, 9, 0, OUT)).toBe(1)
  })

  it('walks an order over blocks and says where it stopped', () => {
    const { kernels, words, read } = aStart([[3, 9], [4]])
    words.set([65_540, 1, 9, 3, 65_539], LIST / 4)
    expect(kernels.walk(LIST, 0, 5, rowAt(0), 1, 1, OUT, STATE)).toBe(1)
    expect([read(OUT, 1), read(STATE, 2)]).toEqual([[9], [3, 2]])
    expect(kernels.walk(LIST, 3, 5, rowAt(0), 0, 9, OUT, STATE)).toBe(1)
    expect([read(OUT, 1), read(STATE, 2)]).toEqual([[3], [5, 1]])
    expect(kernels.walkDown(LIST, 5, 0, rowAt(0), 1, 2, OUT, STATE)).toBe(2)
    expect([read(OUT, 2), read(STATE, 2)]).toEqual([
      [9, 65_540],
      [0, 3],
    ])
  })

  it('adds up what blocks once and what blocks twice', () => {
    const { kernels, words } = aStart()
    words.fill(0xff_ff_ff_ff, rowAt(0) / 4, rowAt(3) / 4)
    words.set([rowAt(0), rowAt(1), rowAt(2)], LIST / 4)
    for (const row of [rowAt(0), rowAt(1), rowAt(2)]) words[row / 4] = ~(row === rowAt(0) ? 3 : 1)
    kernels.blockers(LIST, 1, rowAt(4), rowAt(5))
    expect([words[rowAt(4) / 4], words[rowAt(5) / 4]]).toEqual([3, 0])
    kernels.blockers(LIST + 4, 2, rowAt(4), rowAt(5))
    expect([words[rowAt(4) / 4], words[rowAt(5) / 4]]).toEqual([3, 1])
    expect([kernels.count(rowAt(4)), kernels.count(rowAt(5))]).toEqual([2, 1])
  })

  it('goes on in a memory that has grown', () => {
    const { kernels } = aStart([[1, 2]])
    expect(kernels.count(rowAt(0))).toBe(2)
    const pages = kernels.memory.grow(1)
    const words = new Uint32Array(kernels.memory.buffer)
    words.set([rowAt(0), pages * 65_536], LIST / 4)
    expect(kernels.or(LIST, 2, pages * 65_536)).toBe(2)
    expect(kernels.memory.buffer.byteLength).toBe((PAGES + 2) * 65_536)
  })

  it('refuses to grow beyond what addresses reach', () => {
    expect(() => aStart().kernels.memory.grow(65_536)).toThrow(RangeError)
  })
})
