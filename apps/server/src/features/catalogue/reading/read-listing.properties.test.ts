import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListingText } from './listing-reading.ts'
import { readListing } from './read-listing.ts'
import { splitSentences } from './split-sentences.ts'

const WORDS =
  'must be a an the of and or not in at for with who students women resident residents Ohio Nevada Clark County , ; : . ( ) / - + 3.0 18 25 $65,000 GPA minimum nursing engineering majoring high school senior seniors college juniors graduate undergraduate veteran veterans children Army U.S. citizen citizens permanent preference given to except either financial need full-time enrolled member members FFA University only eligible open all \n •'.split(
    ' ',
  )

const prose = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '))
const text: fc.Arbitrary<ListingText> = fc.record({
  kind: fc.constantFrom('title', 'sponsor', 'eligibility', 'description'),
  text: fc.oneof(prose, fc.string({ maxLength: 300, unit: 'binary' })),
})

it('answers for any text with valid criteria that quote it', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const { clauses, unread, asksNothing } = readListing(texts)
      for (const { criteria, words, at } of clauses) {
        expect(parseCriteria([criteria], FACTS)).toHaveProperty('criteria')
        expect(words.trim()).not.toBe('')
        expect(texts[at.text]?.text.slice(at.from, at.to)).toBe(words)
      }
      for (const { words, at } of [...unread, ...asksNothing])
        expect(texts[at.text]?.text.slice(at.from, at.to)).toBe(words)
    }),
    { numRuns: 500 },
  )
})

/** What is called and who gives it tell something, and nobody has read a listing by these alone. */
const isName = (source: ListingText | undefined): boolean =>
  source?.kind === 'title' || source?.kind === 'sponsor'

it('is known wholly only when no sentence is left', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const { known, unread, clauses } = readListing(texts)
      if (known === 'read') expect(unread).toEqual([])
      if (known === 'unread')
        expect(clauses.filter(({ at }) => !isName(texts[at.text]))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it('parts a text into sentences in order, none of them lost', () => {
  fc.assert(
    fc.property(prose, (whole) => {
      const sentences = splitSentences(whole)
      let end = 0
      for (const { from, to } of sentences) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      const kept = sentences.map(({ from, to }) => whole.slice(from, to)).join('')
      const letters = (part: string) => part.replace(/[^\p{L}]/gu, '')
      expect(letters(kept)).toBe(letters(whole))
    }),
  )
})

it.each([
  '.',
  'a,',
  '(',
  'nursing or ',
  '1',
  ' x',
  'minimum cumulative overall ',
  'A ',
  '\n',
  'Ohio, ',
  '- ',
  '“',
])('reads 200,000 characters of %j to an end', (part) => {
  const whole = part.repeat(Math.ceil(200_000 / part.length))
  const { known } = readListing([{ kind: 'eligibility', text: whole }])
  expect(known).not.toBe('read')
})
