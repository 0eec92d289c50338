import { afterEach, expect, it } from 'vitest'
import { forgetWanted, noteWanted, readWanted } from './wanted-scholarship.ts'

const ID = '7f1c2a9e-0b1c-4d2e-8f3a-112233445566'

afterEach(forgetWanted)

it('keeps the scholarship whose page led here until it is forgotten', () => {
  noteWanted(`?utm_source=school&scholarship=${ID}`)
  expect(readWanted()).toBe(ID)
  noteWanted('')
  expect(readWanted()).toBe(ID)
  forgetWanted()
  expect(readWanted()).toBeUndefined()
})

it.each([
  '?scholarship=',
  '?scholarship=nurse',
  `?scholarship=${ID}0`,
  '?scholarship=javascript:1',
])('keeps nothing of %s', (search) => {
  noteWanted(search)
  expect(readWanted()).toBeUndefined()
})
