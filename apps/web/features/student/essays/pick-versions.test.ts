import { expect, it } from 'vitest'
import { pickVersions } from './pick-versions.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')
const saved = (version: number, minute: number, text: string) => ({
  version,
  fieldValue: `<p>${text}</p>`,
  savedAt: new Date(Date.UTC(2027, 0, 5, 9, minute)).toISOString(),
})
const picked = (...versions: ReturnType<typeof saved>[]) =>
  pickVersions(versions, '<p>now</p>').map(({ version }) => version)

it('leaves out what is like the present text, whatever its markup', () => {
  expect(picked(saved(3, 9, 'now'), saved(2, 3, '<b>now</b>'), saved(1, 0, 'then'))).toEqual([1])
})

it('takes one of each five minutes', () => {
  expect(picked(saved(4, 12, 'a b c'), saved(3, 11, 'a b'), saved(2, 7, 'a'))).toEqual([4, 2])
})

it('takes the text before many words were lost, however soon', () => {
  expect(picked(saved(3, 12, 'a'), saved(2, 12, words(30)), saved(1, 12, words(29)))).toEqual([
    3, 2,
  ])
})

it('leaves out links of files and empty texts', () => {
  const file = { ...saved(2, 9, ''), fieldValue: '/api/v1/files/ab/essay.pdf' }
  expect(picked(file, saved(1, 0, ''))).toEqual([])
})

it('takes the last ten', () => {
  const many = Array.from({ length: 15 }, (_, at) => saved(20 - at, 59 - at * 3, `v${at}`))
  const apart = Array.from({ length: 15 }, (_, at) => ({
    ...saved(20 - at, 0, `v${at}`),
    savedAt: new Date(Date.UTC(2027, 0, 20 - at)).toISOString(),
  }))
  expect(picked(...many).length).toBe(8)
  expect(picked(...apart).length).toBe(10)
})
