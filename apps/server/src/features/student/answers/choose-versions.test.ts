import { expect, it } from 'vitest'
import { chooseVersions } from './choose-versions.ts'

const now = new Date('2026-11-20T15:00:00Z')

/** Versions 1, 2, … each at a time of the day and of a size in characters. */
function chosenOf(...saved: [time: string, sizeCharacters?: number][]): number[] {
  const versions = saved.map(([time, sizeCharacters = 500], index) => ({
    version: index + 1,
    savedAt: new Date(`2026-11-20T${time}Z`),
    sizeCharacters,
  }))
  return chooseVersions(versions, now).map(({ version }) => version)
}

it('keeps the last of each minute of the last hour, newest first', () => {
  expect(chosenOf(['14:30:01'], ['14:30:58'], ['14:31:00'], ['14:31:30'])).toEqual([4, 2])
})

it('keeps the last of each ten minutes before that', () => {
  expect(chosenOf(['09:01:00'], ['09:09:59'], ['09:10:00'], ['09:19:00'])).toEqual([4, 2])
})

it('always keeps the newest', () => {
  expect(chosenOf(['14:59:58'], ['14:59:59'])).toEqual([2])
  expect(chosenOf()).toEqual([])
})

it('keeps a text that was wiped or pasted over within the same minute', () => {
  expect(chosenOf(['14:30:01', 4000], ['14:30:20', 0], ['14:30:40', 90])).toEqual([3, 1])
  expect(chosenOf(['14:30:01', 4000], ['14:30:20', 4700])).toEqual([2])
})
