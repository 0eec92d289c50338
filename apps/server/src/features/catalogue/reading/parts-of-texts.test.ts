import { describe, expect, it, vi } from 'vitest'
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

  it.each([
    ['• Smith Scholarship – nursing majors', '• Jones Scholarship – women'],
    ['The Smith Scholarship ($1,000): for nursing majors.', 'The Jones Award: for women.'],
    ['Freshman Award', 'For students with a 3.5 GPA.', '', 'Transfer Award', 'For women.'],
  ])('what is said below or behind the name of one award holds for it: %s', (...lines) => {
    expect(clausesOf('Applicants must be Ohio residents.', '', ...lines)).toEqual([ohio])
  })

  it.each([
    'Must meet two of the following criteria: Pell-eligible, first-generation, veteran.',
    'Letters must come from a veteran.',
    'Judges are women in STEM.',
    'Checks are mailed once full-time enrollment is verified.',
    'A 3.0 GPA is suggested.',
  ])('%s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
    expect(readListing([{ kind: 'eligibility', text: sentence }]).unread).toHaveLength(1)
  })

  it('one of two ways is enough, and what is said below them holds for all', () => {
    expect(
      clausesOf(
        'Students qualify in one of two ways.',
        '- be a resident of Ohio',
        '- attend a college in Ohio',
        '',
        'All applicants must be U.S. citizens.',
      ),
    ).toEqual([
      { any: [ohio, { fact: 'collegeState', in: ['OH'] }] },
      { fact: 'citizenship', in: ['us_citizen'] },
    ])
    expect(
      clausesOf(
        'There are two ways to qualify.',
        '1. With test scores: a high school GPA of 3.75 and an ACT of 29.',
        '2. Without test scores: a GPA of 3.9 and a place among the best.',
      ),
    ).toEqual([])
  })

  it.each([
    ['Student track. You are deaf. Your GPA is 2.5.', 'Interpreter track. You are 21 or older.'],
    ['Option A: high school seniors in Ohio.', 'Option B: nursing students.'],
    ['Award A is for high school seniors.', 'Award B is for nursing students.'],
  ])('what one track asks, not all do: %s', (...lines) => {
    expect(clausesOf('Applicants must be Ohio residents.', '', ...lines)).toEqual([ohio])
  })

  it('what is asked of one kind of people is no rule where others are let in', () => {
    const text =
      'Applicants must be Ohio residents. College students need a GPA of 2.5. High school students need none.'
    const read = readListing([{ kind: 'eligibility', text }])
    expect(read.clauses.map(({ criteria }) => criteria)).toEqual([ohio])
    expect(read.unread.map(({ words }) => words)).toContain('College students need a GPA of 2.5.')
  })

  it('it is where nobody else is spoken of, or the award is for that kind', () => {
    const seniors = { fact: 'schoolLevel', in: ['hs_senior'] }
    const gpa = { fact: 'gpa', gte: 3 }
    expect(clausesOf('High school seniors must have a 3.0 GPA.')).toEqual([seniors, gpa])
    expect(
      clausesOf('Open to high school seniors in Ohio.', 'Seniors must have a 3.0 GPA.'),
    ).toContainEqual(gpa)
  })

  it('what winners get after a year is no rule', () => {
    expect(
      clausesOf(
        'Applicants must be Ohio residents.',
        'After the first year, those who finish with a C average or better are offered a job.',
      ),
    ).toEqual([ohio])
  })

  it('a member beside the spouse of one is not the only one let in', () => {
    expect(
      clausesOf(
        'Applicants must be a member of Local 12 with one year of membership, or the spouse or child of a member.',
      ),
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

  it.each(['Saint Brendan Fine Arts Award', 'Nordic Folk Arts Grant'])('%s', (title) => {
    expect(nameOf(title, 'Applicants must be Ohio residents.')).toEqual([ohio])
  })

  it('a government gives, and is no subject', () => {
    expect(nameOf('Republic of Tavonia Government Scholarship', 'Ohio residents.')).toEqual([ohio])
  })
})

describe('lines that each name people of one level', () => {
  it('none shuts out the others where one was not understood', () => {
    const text =
      'Open to:\n- High school seniors with a plan of their own\n- College undergraduates with 60 credits or less\n- Ohio residents'
    const read = readListing([{ kind: 'eligibility', text }])
    expect(read.clauses.map(({ criteria }) => criteria)).toEqual([ohio])
    expect(read.unread.map(({ words }) => words)).toContain(
      'College undergraduates with 60 credits or less',
    )
  })

  it('both are let in where both were', () => {
    expect(clausesOf('Open to:', '- High school seniors', '- College undergraduates')).toEqual([
      { fact: 'schoolLevel', in: ['hs_senior', 'undergraduate'] },
    ])
  })

  it('a level beside other requirements is one of them', () => {
    expect(clausesOf('Requirements:', '- High school senior', '- A long story to tell')).toEqual([
      { fact: 'schoolLevel', in: ['hs_senior'] },
    ])
  })
})

it('who left high school in earlier years may enter college as well', () => {
  const clauses = clausesOf('High school graduates age 17-21 entering their first year of study.')
  expect(JSON.stringify(clauses)).not.toContain('schoolLevel')
})

it.each(['- a\n', '- veterans;\n', 'A:\n', 'Those who:\n- a\n'])(
  'a list four times as long is looked at four times as often: %s',
  (lines) => {
    const looksAt = (times: number): number => {
      const slice = vi.spyOn(String.prototype, 'slice')
      readListing([{ kind: 'eligibility', text: lines.repeat(times) }])
      const looks = slice.mock.calls.length
      slice.mockRestore()
      return looks
    }
    expect(looksAt(400) / looksAt(100)).toBeLessThan(5)
  },
)
