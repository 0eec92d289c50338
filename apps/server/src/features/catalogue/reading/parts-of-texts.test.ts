import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const clausesOf = (...lines: string[]): unknown[] =>
  readListing([{ kind: 'eligibility', text: lines.join('\n') }]).clauses.map(
    ({ criteria }) => criteria,
  )
const ohio = { fact: 'state', in: ['OH'] }

describe('parts of a text that are not for everybody', () => {
  it('lines that an "or" ties are a choice, and neither is a rule', () => {
    expect(
      clausesOf(
        'The award is for',
        '– veterans, or',
        '– children of such members',
        '– residents of Ohio',
      ),
    ).toEqual([ohio])
  })

  it('what one of several awards asks, not all do', () => {
    expect(
      clausesOf(
        'Applicants must be Ohio residents.',
        'A. Dunlap Undergraduate Scholarship ($3,000). Student must be a college junior.',
        'B. Section Graduate Scholarship ($5,000). Student must be enrolled in a graduate program.',
      ),
    ).toEqual([ohio])
    expect(
      clausesOf('Respiratory Care – for nursing students.', 'Lung Health – for residents of Ohio.'),
    ).toEqual([])
  })

  it('one that is let in behind the rules shuts out nobody', () => {
    expect(
      clausesOf(
        'Applicants must be Ohio residents.',
        'Graduate students in the MAT program are eligible, though add-on students are not.',
      ),
    ).toEqual([ohio])
  })

  it('and who may apply behind the rules stays to be read', () => {
    const text = 'Applicants must be Ohio residents. First-year students may apply.'
    const read = readListing([{ kind: 'eligibility', text }])
    expect(read.clauses.map(({ criteria }) => criteria)).toEqual([ohio])
    expect(read.known).toBe('partly')
  })

  it.each([
    'Transcripts are asked only of those with fewer than 24 college credits.',
    'Children of clergy are eligible on the same terms as anyone else.',
    'It can be renewed for three years with a 3.0 GPA.',
    'Scholarships for nursing students are listed on another page.',
    'You might also like: Scholarships for Women.',
  ])('%s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
  })
})

describe('lines that name a kind of people each', () => {
  it('let in either', () => {
    expect(
      clausesOf(
        'Eligible students:',
        '1. Veterans with an honorable discharge',
        '2. Members of the National Guard',
      ),
    ).toEqual([
      {
        any: [
          { fact: 'militaryAffiliation', in: ['veteran'] },
          { fact: 'militaryAffiliation', in: ['national_guard'] },
        ],
      },
    ])
  })

  it('an exception in brackets leaves the number before it open', () => {
    expect(
      clausesOf(
        'Take at least 12 credits each semester (students with a documented disability may take fewer).',
      ),
    ).toEqual([])
  })

  it('another score in brackets is as good', () => {
    expect(clausesOf('Have an ACT of 24 (SAT 1160).')).toEqual([
      {
        any: [
          { fact: 'act', gte: 24 },
          { fact: 'sat', gte: 1160 },
        ],
      },
    ])
  })

  it.each([
    'You must be able to work full time for ten weeks.',
    'Must have a major GPA of at least 3.4.',
    'You may use it as long as you keep a 2.5 college GPA.',
    'High school students need a letter from the principal.',
  ])('%s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
  })

  it('what is preferred in the text is no rule of the name', () => {
    const read = readListing([
      { kind: 'title', text: 'Kessel Mechanical Engineering Scholarship' },
      { kind: 'eligibility', text: 'Preference will be given to mechanical engineering students.' },
    ])
    expect(read.clauses.every(({ criteria }) => 'soft' in criteria)).toBe(true)
  })
})

describe('a name and its text', () => {
  const nameOf = (title: string, text: string): unknown[] =>
    readListing([
      { kind: 'title', text: title },
      { kind: 'eligibility', text },
    ]).clauses.map(({ criteria }) => criteria)
  const veterans = { fact: 'militaryAffiliation', in: ['veteran'] }

  it('the name says who, where the text names no others', () => {
    expect(nameOf('Veterans Scholarship', 'Applicants must be Ohio residents.')).toContainEqual(
      veterans,
    )
  })

  it('the name says nothing where the text names others as well', () => {
    expect(
      nameOf(
        'Return to Class Veterans Scholarship',
        'Open to honorably discharged veterans, members of the National Guard or Reserve, and active-duty service members who will separate within a year.',
      ),
    ).not.toContainEqual(veterans)
  })

  it('a government gives, and is no subject', () => {
    expect(nameOf('Republic of Tavonia Government Scholarship', 'Ohio residents.')).toEqual([ohio])
  })
})
