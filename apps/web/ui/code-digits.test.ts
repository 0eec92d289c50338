import { describe, expect, it } from 'vitest'
import { emptyCode, isWhole, withoutOld, writeDigits } from './code-digits.ts'

const empty = emptyCode(6)
const shown = (position: number, text: string, before = empty) => {
  const { digits, next } = writeDigits(before, position, text)
  return { text: digits.map((digit) => digit || '_').join(''), next }
}

describe('the boxes of a code', () => {
  it.each([
    [0, '4', { text: '4_____', next: 1 }],
    [5, '4', { text: '_____4', next: 5 }],
    [0, '123456', { text: '123456', next: 5 }],
    [3, '123 456', { text: '123456', next: 5 }],
    [2, '78', { text: '__78__', next: 4 }],
    [4, '789', { text: '____78', next: 5 }],
    [1, 'abc', { text: '______', next: 1 }],
    [0, 'Your code: 903112.', { text: '903112', next: 5 }],
  ])('from box %i on, %j gives', (position, text, expected) => {
    expect(shown(position, text)).toEqual(expected)
  })

  it('replaces the digit of a box', () => {
    expect(withoutOld('37', '3')).toBe('7')
    expect(withoutOld('73', '3')).toBe('7')
    expect(withoutOld('33', '3')).toBe('3')
    expect(withoutOld('123456', '')).toBe('123456')
  })

  it('is whole with a digit in each', () => {
    expect(isWhole(empty)).toBe(false)
    expect(isWhole(writeDigits(empty, 0, '000000').digits)).toBe(true)
  })
})
