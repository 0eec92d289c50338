import { expect, it } from 'vitest'
import { NONE, PREFER_NOT_TO_SAY, settleAlone, toggled } from './stands-alone.ts'

it.each([
  [[], 'a', ['a']],
  [['a'], 'b', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
  [['a', 'b'], NONE, [NONE]],
  [[NONE], 'a', ['a']],
  [[NONE], PREFER_NOT_TO_SAY, [PREFER_NOT_TO_SAY]],
  [[NONE], NONE, []],
])('%j, then %s', (given, pressed, expected) => {
  expect(toggled(given, pressed)).toEqual(expected)
})

it('leaves nothing where nothing is given', () => {
  expect(settleAlone([])).toEqual([])
})
