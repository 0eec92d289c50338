import { describe, expect, it } from 'vitest'
import { bandsOf, likenessOf, shinglesOf } from './text-likeness.ts'

/** A text of so many words, of which every `changed`th is another. */
const text = (words: number, changed = Infinity): string =>
  Array.from({ length: words }, (_, at) => (at % changed === 1 ? `other${at}` : `word${at}`)).join(
    ' ',
  )

const likeness = (one: string, other: string) => likenessOf(shinglesOf(one), shinglesOf(other))
const shared = (one: string, other: string) => {
  const bands = new Set(bandsOf(shinglesOf(one)))
  return bandsOf(shinglesOf(other)).filter((band) => bands.has(band)).length
}

describe('how much two texts share', () => {
  it('is all of a text with itself, whatever its case, signs and line ends', () => {
    expect(likeness('For nurses in Ohio, who serve!', 'for NURSES\nin Ohio — who serve')).toBe(1)
  })

  it('is nothing of texts without three words in a row in common, and of no text', () => {
    expect(likeness(text(50), text(50, 2))).toBeLessThan(0.1)
    expect(likeness('', '')).toBe(0)
  })

  it('falls with what is changed', () => {
    expect(likeness(text(400), text(400, 100))).toBeGreaterThan(0.9)
    expect(likeness(text(400), text(400, 20))).toBeLessThan(0.8)
  })
})

describe('bands', () => {
  it('are the same for the same text, and mostly for a copy with few changes', () => {
    expect(shared(text(400), text(400))).toBe(6)
    expect(shared(text(400), text(400, 200))).toBeGreaterThan(0)
  })

  it('are not shared by texts that share little', () => {
    expect(shared(text(400), text(400, 4))).toBe(0)
  })

  it('are not made of a text that says too little', () => {
    expect(bandsOf(shinglesOf('Apply by mail.'))).toEqual([])
  })
})
