import { expect, it } from 'vitest'
import { EVERYTHING, isSelected, NOTHING, toggled } from './selection.ts'

const listed = ['a', 'b', 'c']
const selected = (selection: typeof EVERYTHING) => listed.filter((id) => isSelected(selection, id))

it('begins with everything', () => {
  expect(selected(EVERYTHING)).toEqual(listed)
  expect(selected(NOTHING)).toEqual([])
})

it('leaves one out and takes it back', () => {
  const without = toggled(EVERYTHING, 'b')
  expect(selected(without)).toEqual(['a', 'c'])
  expect(toggled(without, 'b')).toEqual(EVERYTHING)
})

it('takes single ones when nothing is chosen', () => {
  const one = toggled(NOTHING, 'b')
  expect(selected(one)).toEqual(['b'])
  expect(selected(toggled(one, 'b'))).toEqual([])
})
