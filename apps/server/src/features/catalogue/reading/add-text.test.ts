import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const readOf = (text: string) => readListing([{ kind: 'eligibility', text }])
const clausesOf = (text: string) => readOf(text).clauses.map(({ criteria }) => criteria)
const unreadOf = (text: string) => readOf(text).unread.map(({ words }) => words)

describe('lines above others', () => {
  const NURSES =
    'Grants are available to students of nursing (with preference given to those who have volunteered):'

  it('asks what stands below a line that likes somebody in brackets only', () => {
    const text = `${NURSES}\n• Applicants must reside in Ohio\n• Applicants must have a 3.0 GPA`
    expect(clausesOf(text)).toEqual([
      { fact: 'fieldOfStudy', in: ['nursing'] },
      { fact: 'state', in: ['OH'] },
      { fact: 'gpa', gte: 3 },
    ])
    expect(unreadOf(text)).toEqual([NURSES])
  })

  it.each([
    ['Preference will be given to Ohio residents who:', '- study nursing'],
    ['One is for seniors in Ohio who:', '- study nursing\nOne is for graduates who:\n- teach'],
  ])('shows who is named in one that is no rule: %s', (line, below) => {
    expect(unreadOf(`${line}\n${below}`)).toContain(line)
  })

  it.each(['Parameters considered are:', 'Consideration is given to:'])(
    'takes what is weighed for a preference: %s',
    (line) => {
      const text = `Must live in Ohio.\n\n${line}\n- Financial need\n- First-generation students`
      expect(clausesOf(text)).toEqual([
        { fact: 'state', in: ['OH'] },
        { fact: 'financialNeed', is: true, soft: true },
        { fact: 'firstGeneration', is: true, soft: true },
      ])
    },
  )

  it('asks nobody what students are responsible for', () => {
    expect(clausesOf('Student Responsibility\n- maintain a minimum GPA of 3.0')).toEqual([])
  })
})

describe('rules among what is none', () => {
  it.each([
    'Selection criteria\nApplicants must be citizens of Canada.',
    'Recipients must attend an accredited college in Georgia.',
    'Applicants must be residents of Alabama and are expected to maintain residency for the year.',
  ])('are shown: %s', (text) => {
    expect(unreadOf(text)).toEqual([text.split('\n').at(-1)])
  })

  it.each([
    'Selection criteria\nLeadership and service count.',
    'How to apply\nApplicants must have a printer.',
    'Recipients must attend the banquet.',
    'Must be full time and have a 3.0 GPA to keep the scholarship.',
  ])('and nothing else is: %s', (text) => {
    expect(unreadOf(text)).toEqual([])
  })
})

describe('who is liked', () => {
  const LIKED = 'Preference will be given to engineering students from Kentucky.'

  it('does not tell who may apply', () => {
    expect(readOf(LIKED)).toMatchObject({ known: 'partly' })
    expect(unreadOf(LIKED)).toEqual([LIKED])
  })

  it.each([`${LIKED} Open to all students.`, `Must live in Ohio. ${LIKED}`])(
    'is no more than that where it is told: %s',
    (text) => {
      expect(readOf(text)).toMatchObject({ known: 'read', unread: [] })
    },
  )

  it('may stand beside all', () => {
    const text = 'Preference is given to residents of Elko County, Nevada, but all may apply.'
    expect(readOf(text)).toMatchObject({ known: 'read', unread: [] })
  })
})
