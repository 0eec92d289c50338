import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import type { ColumnClause, ListingText } from './listing-reading.ts'
import { readListing } from './read-listing.ts'

const tells = (text: string): ListingText => ({ kind: 'description', text })
const asks = (text: string): ListingText => ({ kind: 'eligibility', text })
const fields = (...ids: string[]): HardClause => ({ fact: 'fieldOfStudy', in: ids })
const tagged = (tags: string, ...ids: string[]): ColumnClause => ({
  words: `fields of study: ${tags}`,
  clause: { any: [fields(...ids), { attest: `fields of study: ${tags}` }] },
})
const levels = (...ids: string[]): ColumnClause => ({
  words: 'grade levels: some',
  clause: { fact: 'schoolLevel', in: ids },
})
const fieldsIn = (texts: ListingText[], columns: ColumnClause[]) =>
  readListing(texts, columns)
    .clauses.filter(({ criteria }) => JSON.stringify(criteria).includes('fieldOfStudy'))
    .map(({ criteria, confidence }) => ({ criteria, confidence }))

describe('a column that tags the subject of an award', () => {
  it('lets in every field that its tags may mean, and is never certain', () => {
    const texts = [tells('An award for undergraduate women in physics and related work.')]
    expect(fieldsIn(texts, [tagged('science; technology; engineering', 'engineering')])).toEqual([
      { criteria: fields('stem'), confidence: 'likely' },
    ])
  })

  it('also lets in what the texts name', () => {
    const texts = [tells('Mathematics scholarships for those drawn to actuarial science.')]
    const [read] = fieldsIn(texts, [tagged('mathematics', 'mathematics_and_statistics')])
    expect(read?.criteria).toMatchObject({
      in: expect.arrayContaining(['mathematics_and_statistics', 'accounting_and_finance']),
    })
  })

  it('lets no neighbour of a tag in that the texts do not name', () => {
    const texts = [tells('Scholarships for undergraduate students of mathematics and its history.')]
    const [read] = fieldsIn(texts, [tagged('mathematics', 'mathematics_and_statistics')])
    expect(JSON.stringify(read?.criteria)).not.toContain('accounting_and_finance')
  })

  it('is a doubt where no text bears it out', () => {
    const reading = readListing([asks('Ohio residents.')], [tagged('humanities', 'humanities')])
    expect(reading.clauses.map(({ confidence }) => confidence)).toEqual(['certain', 'unsure'])
    expect(reading.known).toBe('partly')
  })

  it.each<[string, string, string[]]>([
    ['of a contest', 'An essay contest for undergraduates on literature.', ['undergraduate']],
    [
      'of pupils years before a major',
      'An award for young readers of literature.',
      ['high_school'],
    ],
  ])('ranks only, %s', (_, text, ids) => {
    const [read] = fieldsIn(
      [tells(text)],
      [levels(...ids), tagged('literature', 'english_and_literature')],
    )
    expect(read?.criteria).toMatchObject({ soft: true })
  })

  it('gives way to a text that asks for fields itself', () => {
    const texts = [asks('Must be majoring in nursing.')]
    expect(fieldsIn(texts, [tagged('science; health_medicine', 'health_professions')])).toEqual([
      { criteria: fields('nursing'), confidence: 'certain' },
    ])
  })

  it('shuts nobody out whom an open list of a text lets in', () => {
    const texts = [asks('Must be majoring in biology or a related field.')]
    const read = fieldsIn(texts, [tagged('science; technology', 'engineering')])
    expect(read).toHaveLength(1)
    expect(read[0]?.criteria).toHaveProperty('any')
  })

  it('is taken at its word where it lists majors in full', () => {
    const majors = { words: 'Majors: Nursing, Pharmacy', clause: fields('nursing', 'pharmacy') }
    expect(fieldsIn([tells('A scholarship.')], [majors])).toEqual([
      { criteria: fields('nursing', 'pharmacy'), confidence: 'certain' },
    ])
  })
})
