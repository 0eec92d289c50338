import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const read = (...lines: string[]) => readListing([{ kind: 'eligibility', text: lines.join('\n') }])
const asked = (...lines: string[]): unknown[] =>
  read(...lines).clauses.map(({ criteria }) => criteria)
const ohio = { fact: 'state', in: ['OH'] }
const RULE = 'Applicants must be Ohio residents.'

describe('what a heading says of the lines below it', () => {
  it.each([
    'Recipient Responsibilities',
    'Scholarship Recipient Obligations',
    'Conditions of the award:',
    'Renewal Requirements',
    'Criteria for Renewing an Award',
    'To maintain the award:',
    'Scholars will:',
    'If you are selected',
  ])('what comes later is no rule: %s', (heading) => {
    expect(asked(RULE, '', heading, '- Have a 3.0 GPA', '- Be enrolled full time')).toEqual([ohio])
  })

  it.each([
    'About the donor',
    'Our Founder',
    'Past Recipients',
    'Examples',
    'About Mary Ann Smith',
  ])('nor is what only tells: %s', (heading) => {
    expect(asked(RULE, '', heading, 'A nurse who served in the Army.')).toEqual([ohio])
  })

  it.each(['Who is not eligible?', 'Ineligible applicants', 'Exclusions', 'Who should not apply'])(
    'whom an award is not for stays to be read: %s',
    (heading) => {
      const reading = read(RULE, '', heading, '- Graduate students', '- Part-time students')
      expect(reading.clauses.map(({ criteria }) => criteria)).toEqual([ohio])
      expect(reading.unread.map(({ words }) => words)).toContain('Graduate students')
    },
  )

  it.each(['Preferred qualifications', 'What we look for', 'Ideal candidates', 'Preferences'])(
    'what is liked is a preference: %s',
    (heading) => {
      expect(asked(RULE, '', heading, '- Nursing major')).toEqual([
        ohio,
        { fact: 'fieldOfStudy', in: ['nursing'], soft: true },
      ])
    },
  )

  it('what recipients must may be either, and stays to be read', () => {
    const reading = read('Recipients must:', '- be Ohio residents', '- write a letter')
    expect(reading.clauses).toEqual([])
    expect(reading.unread).toHaveLength(2)
  })

  it('a line of a list is no heading, nor is a sentence', () => {
    expect(
      asked('Requirements:', '- Preferred major in nursing', '- Ohio resident'),
    ).toContainEqual(ohio)
    expect(asked('Excluded are graduate students.', 'Must live in Ohio.')).toContainEqual(ohio)
  })
})

describe('what a label says of the rest of its sentence', () => {
  it.each([
    'Ineligible: graduate students',
    'Not eligible: graduate students.',
    'Not open to: graduate students',
    'Who should not apply: graduate students',
  ])('it is turned, and stays to be read: %s', (sentence) => {
    expect(read(sentence).clauses).toEqual([])
    expect(read(sentence).unread).toHaveLength(1)
  })

  it.each(['Ideal candidate: nursing major', 'Recommended: nursing major', 'Bonus: nursing major'])(
    'it is liked: %s',
    (sentence) => {
      expect(asked(sentence)).toEqual([{ fact: 'fieldOfStudy', in: ['nursing'], soft: true }])
    },
  )

  it('it only shows', () => {
    expect(asked('Example: A high school senior with a 3.9 GPA.')).toEqual([])
  })

  it.each(['Eligibility: Ohio residents', 'Requirements: resident of Ohio'])(
    'it says nothing more: %s',
    (sentence) => {
      expect(asked(sentence)).toEqual([ohio])
    },
  )
})

describe('what it takes to keep an award', () => {
  it.each([
    'To be eligible for renewal, students must have a 3.0 GPA.',
    'To renew, a student must have a 3.0 GPA.',
    'Students must maintain a 3.0 GPA for continued eligibility.',
    'Recipients are eligible for renewal if they have a 3.0 GPA.',
  ])('is asked of nobody before: %s', (sentence) => {
    expect(asked(sentence)).toEqual([])
  })
})
