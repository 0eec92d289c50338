import { expect, it } from 'vitest'
import { partWords, sizeWords } from './size-words.ts'

it.each([
  [1, '1 byte'],
  [812, '812 bytes'],
  [240_000, '234 KB'],
  [348_160, '340 KB'],
  [1_048_500, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [1_300_000, '1.2 MB'],
  [12_900_000, '12 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

it.each([
  [800_000, 1_363_149, '0.8 of 1.3 MB'],
  [12_000_000, 30_000_000, '11 of 29 MB'],
  [3_000, 240_000, '3 of 234 KB'],
  [0, 500, '0 of 500 bytes'],
])('%i of %i bytes are %s', (bytes, ofBytes, words) => {
  expect(partWords(bytes, ofBytes)).toBe(words)
})
