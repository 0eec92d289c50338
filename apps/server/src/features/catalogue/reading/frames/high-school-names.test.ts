import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readListing } from '../read-listing.ts'
import { readSentence } from '../sentences/read-sentence.ts'

const clausesOf = (sentence: string) =>
  readSentence(sentence, 0, sentence.length, 'eligibility').clauses.map(({ clause }) => clause)
const schools = (...names: string[]): HardClause => ({ fact: 'highSchool', in: names })
const seniors: HardClause = { fact: 'schoolLevel', in: ['hs_senior'] }

describe('high schools by name', () => {
  it.each<[string, HardClause[]]>([
    ['Seniors at Sandy River High School in Maine.', [seniors, schools('Sandy River High School')]],
    ['Must graduate from Central High School in Lima, Ohio.', [schools('Central High School')]],
    [
      'Graduating seniors at Bay High School or Bog High School in Minnesota.',
      [seniors, schools('Bay High School', 'Bog High School')],
    ],
    [
      'Seniors of Lincoln and Roosevelt High Schools.',
      [seniors, schools('Lincoln High School', 'Roosevelt High School')],
    ],
    ['A graduate of St. Mary’s High School.', [schools('St. Mary’s High School')]],
    ['Graduating seniors of Bishop Kelly Prep.', [seniors, schools('Bishop Kelly Prep')]],
    [
      'A senior at West High School, East High School, or North Academy.',
      [seniors, schools('West High School', 'East High School', 'North Academy')],
    ],
    [
      'Graduating seniors at East High, West High and North High.',
      [seniors, schools('East High', 'West High', 'North High')],
    ],
    [
      'Juniors and seniors in Utah high schools.',
      [
        {
          all: [
            { fact: 'schoolLevel', in: ['hs_junior', 'hs_senior'] },
            { fact: 'highSchoolState', in: ['UT'] },
          ],
        },
      ],
    ],
    [
      'Students in the graduating class of Milton High School.',
      [{ all: [schools('Milton High School'), seniors] }],
    ],
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(clauses)
  })

  it('are academies where years of school stand before them', () => {
    expect(clausesOf('For a junior at Saint Brendan Academy.')).toContainEqual(
      schools('Saint Brendan Academy'),
    )
  })

  it.each([
    'Graduates of the Police Academy.',
    'A junior at the Naval Academy.',
    'Students of Khan Academy.',
    'Open to seniors who fly High.',
  ])('are none: %s', (sentence) => {
    expect(JSON.stringify(clausesOf(sentence))).not.toContain('highSchool"')
  })

  const read = (text: string) =>
    readListing([{ kind: 'eligibility', text }]).clauses.map(({ criteria }) => criteria)

  it('are read above the lines of a list', () => {
    const text =
      'The award is given to one graduating senior of Harlan High School who:\n- has a 3.0 GPA\n- lives in Ohio'
    expect(read(text)).toEqual([
      seniors,
      schools('Harlan High School'),
      { fact: 'gpa', gte: 3 },
      { fact: 'state', in: ['OH'] },
    ])
  })

  it.each([
    'One is given to seniors of Harlan High School who:\n- have a 3.0 GPA\nOne is for graduates of Harlan High School who:\n- are in college',
    'Preference is given to seniors of Harlan High School who:\n- have a 3.0 GPA',
    'The award may be given to seniors of Harlan High School who:\n- have a 3.0 GPA',
  ])('are of some only: %s', (text) => {
    expect(JSON.stringify(read(text))).not.toContain('Harlan')
  })
})
