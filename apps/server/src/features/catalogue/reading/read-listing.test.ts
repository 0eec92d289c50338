import { describe, expect, it } from 'vitest'
import type { Clause, HardClause } from '@laurel/matching/criteria'
import type { ColumnClause, ListingText } from './listing-reading.ts'
import { TEXT_LIMIT } from './add-text.ts'
import { readListing } from './read-listing.ts'

const asks = (...lines: string[]): ListingText => ({ kind: 'eligibility', text: lines.join('\n') })
const tells = (text: string): ListingText => ({ kind: 'description', text })
const named = (text: string): ListingText => ({ kind: 'title', text })
const column = (clause: HardClause): ColumnClause => ({ words: 'Column', clause })
const unreadOf = (...texts: ListingText[]) => readListing(texts).unread.map(({ words }) => words)
const criteriaOf = (texts: ListingText[], columns: ColumnClause[] = []): Clause[] =>
  readListing(texts, columns).clauses.map(({ criteria }) => criteria)

const ohio: HardClause = { fact: 'state', in: ['OH'] }
const nursing: HardClause = { fact: 'fieldOfStudy', in: ['nursing'] }
const seniors: HardClause = { fact: 'schoolLevel', in: ['hs_senior'] }

describe('how the criteria of a listing are known', () => {
  it.each<[string, ListingText[], string]>([
    ['no text', [], 'unread'],
    ['a name alone', [named('Women in Engineering Scholarship')], 'unread'],
    ['a text of which nothing is understood', [asks('Be kind to bees.')], 'unread'],
    ['a placeholder', [asks('Eligibility not specified')], 'unread'],
    ['every sentence', [asks('Ohio residents.', 'Must be a high school senior.')], 'read'],
    ['one sentence of two', [asks('Ohio residents.', 'Be kind to bees.')], 'partly'],
    ['a sentence in part', [asks('Ohio residents who keep bees.')], 'partly'],
    ['open to all', [asks('Open to all students')], 'read'],
    ['no restrictions', [asks('No restrictions.')], 'read'],
    ['any field', [asks('Open to students in any field of study.')], 'read'],
    [
      'a rule and how to apply',
      [asks('Ohio residents.'), tells('Apply online by March 1.')],
      'read',
    ],
    [
      'a rule in prose',
      [tells('Open to high school seniors and current college students.')],
      'read',
    ],
    [
      'a rule in prose that is not understood',
      [asks('Ohio residents.'), tells('Members of a bee club only.')],
      'partly',
    ],
    ['a language that is not read', [asks('Abierta a estudiantes de Nevada.')], 'unread'],
  ])('%s', (_what, texts, known) => {
    expect(readListing(texts).known).toBe(known)
  })

  it('counts columns, and the sentences beside them', () => {
    expect(readListing([], [column(ohio)]).known).toBe('read')
    expect(readListing([asks('Be kind to bees.')], [column(ohio)]).known).toBe('partly')
  })

  it('is never known wholly when a text is too long to be read to its end', () => {
    const long = readListing([asks('Ohio residents.', ' '.repeat(TEXT_LIMIT), 'Bees.')])
    expect(long.known).toBe('partly')
    expect(criteriaOf([asks('Ohio residents.')])).toEqual([ohio])
  })

  it('takes a sentence without an end for unread', () => {
    expect(readListing([asks('Ohio residents and '.repeat(200))])).toMatchObject({
      known: 'unread',
      clauses: [],
    })
  })
})

describe('quoting', () => {
  it('gives the words of each clause and where they stand', () => {
    const texts = [
      named('An award'),
      asks('• Must be a resident of Ohio.', '• Must major in nursing.'),
    ]
    const { clauses } = readListing(texts)
    expect(clauses.map(({ words }) => words)).toEqual(['resident of Ohio', 'major in nursing'])
    for (const { words, at } of clauses)
      expect(texts[at.text]?.text.slice(at.from, at.to)).toBe(words)
  })
})

describe('names', () => {
  it.each<[string, Clause[]]>([
    [
      'Women in Engineering Scholarship',
      [
        { fact: 'gender', in: ['female'] },
        { fact: 'fieldOfStudy', in: ['engineering'] },
      ],
    ],
    ['Scholarship for High School Seniors', [seniors]],
    ['Veterans Education Grant', [{ fact: 'militaryAffiliation', in: ['veteran'] }]],
    ['First-Generation Scholarship', [{ fact: 'firstGeneration', is: true }]],
    ['Smith Law Scholarship', []],
    ['Army Emergency Relief Scholarship', []],
    ['Veterans of Foreign Wars Award', []],
    ['Daughters of Veterans Society Award', []],
    ['Ohio River Fund', []],
    ['Jane Black Memorial Scholarship', []],
    ['Nevada Women’s Fund Scholarship', []],
  ])('%s', (title, expected) => {
    expect(criteriaOf([named(title)])).toEqual(expected)
  })

  it('yield to what the text says', () => {
    const title = named('Women in Technology Scholarship')
    const all = { fact: 'gender', in: ['female', 'other'] }
    expect(criteriaOf([title, asks('Open to women and non-binary students.')])).toEqual([all])
    expect(criteriaOf([title, asks('Open to students of any gender.')])).toEqual([])
  })

  it('are never more than likely', () => {
    const texts: ListingText[] = [
      named('Scholarship for Women'),
      { kind: 'sponsor', text: 'Honey Fund' },
    ]
    expect(readListing(texts).clauses).toMatchObject([
      { confidence: 'likely', criteria: { fact: 'gender' } },
    ])
  })
})

describe('a column and a sentence', () => {
  it('take the sentence where it names more', () => {
    const read = readListing(
      [asks('Residents of Nevada, Utah and Arizona.')],
      [column({ fact: 'state', in: ['NV'] })],
    )
    expect(read.clauses).toMatchObject([
      {
        criteria: { fact: 'state', in: ['NV', 'UT', 'AZ'] },
        confidence: 'likely',
        why: expect.any(String),
      },
    ])
  })

  it('take both where each names its own', () => {
    expect(
      criteriaOf([asks('Residents of Ohio.')], [column({ fact: 'state', in: ['NV'] })]),
    ).toEqual([{ fact: 'state', in: ['NV', 'OH'] }])
  })

  it('take the narrower one where the sentence is sure of it', () => {
    const undergraduates = column({ fact: 'schoolLevel', in: ['hs_senior', 'undergraduate'] })
    expect(criteriaOf([asks('Must be a high school senior.')], [undergraduates])).toEqual([seniors])
    expect(criteriaOf([asks('High school seniors who keep bees.')], [undergraduates])).toEqual([
      undergraduates.clause,
    ])
  })

  it('take the lower of two floors', () => {
    expect(
      readListing([asks('Minimum GPA of 3.0.')], [column({ fact: 'gpa', gte: 2.5 })]).clauses,
    ).toMatchObject([{ criteria: { fact: 'gpa', gte: 2.5 }, confidence: 'likely' }])
  })

  it('leave the choice that a sentence leaves', () => {
    const choice = {
      any: [
        { fact: 'schoolLevel', in: ['hs_junior', 'hs_senior'] },
        { fact: 'age', between: [15, 18] },
      ],
    }
    expect(criteriaOf([asks('Grades 11-12 or ages 15-18.')], [column(seniors)])).toEqual([choice])
  })

  it('count once where they say the same', () => {
    expect(criteriaOf([asks('Ohio residents.', 'Must live in Ohio.')], [column(ohio)])).toEqual([
      ohio,
    ])
  })
})

describe('several sentences', () => {
  it('of two rounds shut out nobody of either', () => {
    expect(
      criteriaOf([
        asks('Round one is open to high school seniors. College juniors may apply in round two.'),
      ]),
    ).not.toContainEqual(seniors)
    expect(criteriaOf([asks('Open to high school seniors.', 'Open to college juniors.')])).toEqual([
      { fact: 'schoolLevel', in: ['hs_senior', 'college_junior'] },
    ])
  })

  it('that admit more make unsure what was read before', () => {
    expect(
      readListing([asks('Ohio residents. Kentucky residents may also apply.')]).clauses,
    ).toMatchObject([{ criteria: ohio, confidence: 'unsure' }])
  })

  it('of which one is enough are a choice', () => {
    const lead = 'Applicants must meet one of the following:'
    expect(criteriaOf([asks(lead, '- Resident of Ohio', '- Nursing major')])).toEqual([
      { any: [ohio, nursing] },
    ])
    expect(readListing([asks(lead, '- Resident of Ohio', '- Keeper of bees')])).toMatchObject({
      known: 'unread',
      clauses: [],
    })
    expect(
      criteriaOf([
        asks(lead, '- Resident of Ohio', '- Nursing major', '', 'Must be a high school senior.'),
      ]),
    ).toEqual([{ any: [ohio, nursing] }, seniors])
    expect(criteriaOf([asks(lead, '', '- Resident of Ohio', '', '- Nursing major')])).toEqual([
      { any: [ohio, nursing] },
    ])
  })

  it('below a heading are what the heading says', () => {
    expect(criteriaOf([asks('Preference is given to:', '- Ohio residents')])).toEqual([
      { ...ohio, soft: true },
    ])
    expect(
      criteriaOf([asks('To renew the award, recipients must:', '- Maintain a 3.0 GPA')]),
    ).toEqual([])
    expect(
      criteriaOf([
        asks('Eligibility', '- Ohio residents', 'How to apply', '- Nursing majors write an essay'),
      ]),
    ).toEqual([ohio])
    expect(
      readListing([asks('The following are not eligible:', '- Ohio residents')]),
    ).toMatchObject({ clauses: [], unread: [{ words: 'Ohio residents' }] })
  })

  it.each([
    'Recipients must maintain a 3.0 GPA.',
    'To renew, students must maintain a 2.5 GPA and be enrolled full-time.',
    'Women are encouraged to apply.',
    'Selection is based on academic merit and financial need.',
    'The fund was set up in memory of a veteran.',
    'One application matches to many awards.',
    'Fields of Study:: All Fields of Study',
    'VERIFY',
    'See website',
    'Eligibility varies',
  ])('ask nothing: %s', (sentence) => {
    expect(readListing([asks('Ohio residents.', sentence)])).toMatchObject({
      known: 'read',
      clauses: [{ criteria: ohio }],
    })
  })
})

it.each([
  'Non-renewable $2,000 award for members under age 25',
  'Pays tuition and fees for students training in primary care',
  'An essay contest for students who have not left school',
])('does not take for a note what also says whom it is for: %s', (sentence) => {
  expect(readListing([asks('Ohio residents.'), tells(sentence)]).known).toBe('partly')
})

it('leaves in the sponsor’s words what no fact expresses', () => {
  expect(
    unreadOf(asks('Must be nominated by a teacher.', 'Attend a college with a boat.')),
  ).toEqual(['Must be nominated by a teacher.', 'Attend a college with a boat.'])
})

describe('a column of levels and a looser sentence', () => {
  const levels = (...ids: string[]): HardClause => ({ fact: 'schoolLevel', in: ids })
  const everybody = levels('hs_senior', 'undergraduate', 'graduate', 'adult')

  it('keeps the levels of the column where a sentence only speaks of college students', () => {
    const text = tells('Open to high school seniors and current college students.')
    expect(criteriaOf([text], [column(everybody)])).toEqual([everybody])
  })

  it('takes the sentence where it names fewer levels', () => {
    const text = asks('Must be a high school senior.')
    expect(criteriaOf([text], [column(everybody)])).toEqual([levels('hs_senior')])
  })
})

describe('an age beside a kind of people', () => {
  it('goes with those whom it describes', () => {
    expect(
      criteriaOf([asks('High schoolers 16-18, beekeepers, and adults are eligible.')]),
    ).toEqual([])
    expect(criteriaOf([asks('High schoolers 16-18 who keep bees.')])).toEqual([
      { fact: 'schoolLevel', in: ['high_school'] },
      { fact: 'age', between: [16, 18] },
    ])
  })
})

describe('memberships that are required', () => {
  it.each([
    'Requires active, dues-paying DECA membership.',
    'Requires membership in the DECA honor society.',
  ])('%s', (sentence) => {
    expect(criteriaOf([asks(sentence)])).toEqual([{ fact: 'membership', in: ['DECA'] }])
  })
})
