import { expect, it } from 'vitest'
import { settleAlone, toggled } from './stands-alone.ts'

const ALONE = ['none', 'private']

it.each([
  [[], 'a', ['a']],
  [['a'], 'b', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
  [['a', 'b'], 'none', ['none']],
  [['none'], 'a', ['a']],
  [['none'], 'private', ['private']],
  [['none'], 'none', []],
])('%j, then %s', (given, pressed, expected) => {
  expect(toggled(given, pressed, ALONE)).toEqual(expected)
})

it('leaves nothing where nothing is given', () => {
  expect(settleAlone([], ALONE)).toEqual([])
})
