import { describe, expect, it } from 'vitest'
import { catalogueRefusal } from './import-file.ts'
import { countsWords, knownWords, previewWords, shownIn, undoneWords } from './import-words.ts'

const MB = 1_048_576
const counts = { imported: 0, updated: 0, unchanged: 0, setAside: 0, heldBack: 0 }

describe('what a file would do', () => {
  it.each([
    [{}, false, 'Nothing in it is new.'],
    [{ imported: 1 }, false, 'Adds 1 listing.'],
    [{ imported: 1240, updated: 2 }, false, 'Adds 1,240 listings, changes 2 listings.'],
    [{ updated: 3 }, true, 'Changed 3 listings.'],
    [
      { imported: 5, heldBack: 1 },
      false,
      'Adds 5 listings. Of these, 1 would wait for a person before students see it.',
    ],
    [
      { imported: 5, heldBack: 2 },
      true,
      'Added 5 listings. Of these, 2 wait for a person before students see them.',
    ],
  ])('%j, done: %s', (some, isDone, words) => {
    expect(countsWords({ ...counts, ...some }, isDone)).toBe(words)
  })
})

it('tells what an undo would do, and nothing of what it would not', () => {
  expect(previewWords({ removes: 2, restores: 0, keeps: 1, kept: [] })).toEqual([
    'Takes away 2 listings that it added.',
    'Keeps 1 listing:',
  ])
})

it.each([
  [{ removed: 112, restored: 0, kept: 0 }, '112 listings taken away.'],
  [{ removed: 0, restored: 1, kept: 2 }, '1 listing put back as before, 2 listings kept.'],
  [{ removed: 0, restored: 0, kept: 0 }, 'There was nothing to undo.'],
])('tells what an undo did: %j', (undone, words) => {
  expect(undoneWords(undone)).toBe(words)
})

it('shows all rows where the address makes no sense', () => {
  expect([shownIn('setAside'), shownIn('nothing'), shownIn(null)]).toEqual([
    'setAside',
    'all',
    'all',
  ])
})

describe('a file that is chosen', () => {
  it.each([
    ['awards.csv', 10],
    ['Awards.JSONL', 10],
    ['awards.txt', 50 * MB - 1],
  ])('%s of %d bytes is sent', (name, size) => {
    expect(catalogueRefusal({ name, size })).toBeUndefined()
  })

  it.each([
    ['awards.xlsx', 10, 'Save it as CSV'],
    ['awards.zip', 10, 'Unpack it'],
    ['photo.png', 10, 'Choose a JSON, JSONL or CSV file'],
    ['awards', 10, 'Choose a JSON, JSONL or CSV file'],
    ['awards.csv', 0, 'is empty'],
    ['awards.csv', 50 * MB, 'npm run import'],
  ])('%s of %d bytes is not', (name, size, words) => {
    expect(catalogueRefusal({ name, size })).toContain(words)
  })
})

describe('how much was read of a row', () => {
  const clause = (confidence: 'certain' | 'likely' | 'unsure' | 'unread') => ({
    words: 'International Students',
    confidence,
  })
  it.each([
    ['read', [clause('certain')], 'All rules read'],
    ['unread', [clause('unread')], 'Nothing read'],
    ['unread', [], 'Nothing read'],
    ['unread', [clause('unread'), clause('likely')], 'Read, nothing for certain'],
  ] as const)('is of %s with %j: %s', (known, clauses, words) => {
    expect(knownWords({ known, clauses: [...clauses] })).toBe(words)
  })
})
