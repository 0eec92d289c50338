import { expect, it } from 'vitest'
import { keepPlace } from './keep-place.ts'

const row = (id: string, verdict = 'possible') => ({ id, verdict })
const turnedDown = (each: { id: string }) => row(each.id, 'ineligible')

it('leaves every row in its place, as it is now', () => {
  const shown = [row('a'), row('b'), row('c')]
  const fresh = [row('c'), row('a', 'eligible')]
  expect(keepPlace(shown, fresh, turnedDown)).toEqual([
    row('a', 'eligible'),
    row('b', 'ineligible'),
    row('c'),
  ])
})

it('lets go of a row of which nothing can be told', () => {
  expect(keepPlace([row('a'), row('b')], [row('b')], () => undefined)).toEqual([row('b')])
})

it('puts new rows after those shown, as far as the page has room', () => {
  const fresh = [row('n'), row('a'), row('m')]
  expect(keepPlace([row('a')], fresh, turnedDown)).toEqual([row('a'), row('n'), row('m')])
  expect(keepPlace([row('x'), row('y'), row('z')], fresh, turnedDown)).toHaveLength(3)
})
