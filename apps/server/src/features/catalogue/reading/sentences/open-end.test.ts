import { evaluate } from '@laurel/matching/evaluate'
import { FACTS, type FactId } from '@laurel/matching/facts'
import { FIELDS_OF_STUDY } from '@laurel/matching/option-ids'
import { describe, expect, it } from 'vitest'
import { nearFields, nearList } from '../lexicon/near-fields.ts'
import { readListing } from '../read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])

/** What a listing of one sentence comes to for somebody of a field, perhaps of a major. */
const verdictFor = (text: string, fieldOfStudy: string, major?: string): string => {
  const criteria = { all: read(text).clauses.map(({ criteria }) => criteria) }
  const answers: Partial<Record<FactId, string[]>> = {
    fieldOfStudy: [fieldOfStudy],
    ...(major === undefined ? {} : { major: [major] }),
  }
  return evaluate(criteria, answers, { today: '2026-11-23', facts: FACTS }).verdict
}

describe('a list of fields that ends in "or a related field"', () => {
  const technical = 'Must be majoring in computer science, statistics or a related technical field.'

  it.each([
    [technical, 'computer_science', 'eligible'],
    [technical, 'engineering', 'possible'],
    [technical, 'other', 'possible'],
    [technical, 'undecided', 'possible'],
    [technical, 'nursing', 'ineligible'],
    ['Majoring in computer science or a related technical field.', 'biology', 'ineligible'],
    ['Students of nursing, pharmacy or other bedside health majors.', 'nursing', 'eligible'],
    ['Students of nursing, pharmacy or other bedside health majors.', 'medicine', 'possible'],
    ['Students of nursing, pharmacy or other bedside health majors.', 'law', 'ineligible'],
    ['Majoring in chemistry or chemistry-related fields.', 'chemistry', 'eligible'],
    ['Majoring in chemistry or chemistry-related fields.', 'biology', 'possible'],
    ['Majoring in chemistry or chemistry-related fields.', 'computer_science', 'ineligible'],
    ['Students in nursing-related programs.', 'health_sciences', 'possible'],
    [technical, 'music', 'ineligible'],
    ['Majoring in pharmacy or another closely related field.', 'nursing', 'possible'],
    ['Majoring in pharmacy or another closely related field.', 'history', 'ineligible'],
    ['Students of music or similar arts programs.', 'performing_arts', 'possible'],
    ['Students of music or similar arts programs.', 'accounting_and_finance', 'ineligible'],
    ['Must study marketing or related business disciplines.', 'economics', 'possible'],
    ['Must study marketing or related business disciplines.', 'medicine', 'ineligible'],
    ['Majoring in a STEM discipline or a related field.', 'physics', 'eligible'],
  ])('%s %s: %s', (text, field, verdict) => {
    expect(read(text).known).toBe('read')
    expect(verdictFor(text, field)).toBe(verdict)
  })

  it('asks who studies another part of a named field', () => {
    const forestry = 'Must be pursuing a degree in forestry or a related field of study.'
    expect(verdictFor(forestry, 'agriculture', 'forestry')).toBe('eligible')
    expect(verdictFor(forestry, 'agriculture', 'soil_science')).toBe('possible')
    expect(verdictFor(forestry, 'law')).toBe('ineligible')
  })

  it('is likely, and says that the sponsor decides', () => {
    expect(read(technical).clauses).toMatchObject([
      { confidence: 'likely', why: 'Which fields are related is for the sponsor to say.' },
    ])
  })

  it('asks everybody where no field is named', () => {
    const clauses = read('Must be a U.S. citizen or eligible noncitizen.').clauses
    expect(JSON.stringify(clauses)).not.toContain('fieldOfStudy')
  })

  it.each([
    'Must study nursing or related work in the field.',
    'Must study nursing or related.',
    'Must be enrolled in a nursing or other degree program.',
    'Must study nursing or other academic majors.',
    'Must study nursing or other majors.',
  ])('reads no open list into other words: %s', (text) => {
    expect(JSON.stringify(read(text).clauses)).not.toContain('attest')
  })
})

describe('the neighbours of a field', () => {
  it('are some for every field, and never itself', () => {
    for (const field of FIELDS_OF_STUDY.filter((id) => id !== 'other' && id !== 'undecided')) {
      const near = nearFields([field])
      expect(near).toContain('other')
      expect(near.length).toBeGreaterThan(1)
      expect(near).not.toContain(field)
    }
  })

  it('are those that the fields of one list share', () => {
    const near = nearList(['computer_science', 'engineering'])
    expect(near).toContain('information_technology')
    expect(near).not.toContain('biology')
    expect(nearFields(['computer_science', 'engineering'])).toContain('biology')
  })

  it('are all of a field that has nothing in common with its list', () => {
    const near = nearList(['accounting_and_finance', 'business', 'nursing'])
    expect(near).toContain('biology')
    expect(near).toContain('economics')
  })

  it('are those of every member of a family', () => {
    expect(nearFields(['health_professions'])).toContain('biology')
    expect(nearFields(['health_professions'])).not.toContain('nursing')
  })
})

it('asks the degree of whoever studies a related field as well', () => {
  const { clauses } = read(
    'Applicants must be enrolled in a master’s program in agronomy or a closely related field.',
  )
  expect(clauses.map(({ criteria }) => criteria)).toContainEqual({
    fact: 'degreeType',
    in: ['master'],
  })
})
