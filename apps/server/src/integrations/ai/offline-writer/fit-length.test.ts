import { countWords } from '@laurel/contract/count-words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLength, type Option } from './fit-length.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const saying = (count: number, value = 0): Option => ({
  sentences: count === 0 ? [] : [words(count)],
  value,
})
const lengthOf = (options: readonly Option[]) =>
  countWords(options.flatMap(({ sentences }) => sentences).join(' '))

describe('fitting a text to its length', () => {
  it('takes what is worth most among what fits', () => {
    const parts = [
      [saying(0), saying(10, 1), saying(20, 5)],
      [saying(0), saying(10, 3)],
    ]
    expect(lengthOf(fitLength(parts, { min: 25, target: 30, max: 30 }))).toBe(30)
    expect(lengthOf(fitLength(parts, { min: 10, target: 20, max: 22 }))).toBe(20)
  })

  it('keeps a part of which nothing may be left out', () => {
    const parts = [[saying(7)], [saying(0), saying(50, 100)]]
    expect(fitLength(parts, { min: 1, target: 7, max: 20 })).toEqual([saying(7), saying(0)])
  })

  it('comes as near as it can from below where nothing fits', () => {
    const parts = [
      [saying(0), saying(5, 1)],
      [saying(0), saying(6, 1)],
    ]
    expect(lengthOf(fitLength(parts, { min: 90, target: 95, max: 100 }))).toBe(11)
  })

  it('finds a length whenever one can be reached', () => {
    const part = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 })
    const parts = fc.array(part, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(parts, fc.infiniteStream(fc.nat(3)), (sizes, picks) => {
        const wanted = sizes.reduce(
          (sum, each) => sum + (each[(picks.next().value ?? 0) % each.length] ?? 0),
          0,
        )
        fc.pre(wanted > 0)
        const options = sizes.map((each) => each.map((size) => saying(size)))
        const found = fitLength(options, { min: wanted, target: wanted, max: wanted })
        expect(lengthOf(found)).toBe(wanted)
      }),
      { seed: 6 },
    )
  })
})
