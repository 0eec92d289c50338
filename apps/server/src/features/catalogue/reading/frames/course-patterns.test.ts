import type { HardClause } from '@laurel/matching/criteria'
import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const criteriaOf = (text: string): unknown[] =>
  readListing([{ kind: 'eligibility', text }]).clauses.map(({ criteria }) => criteria)

const isOf = (fact: string, ...ids: string[]) => ({ fact, in: ids })
const GRADUATE = isOf('schoolLevel', 'graduate')

describe('how a course of study is asked for', () => {
  it.each([
    ['Have a grade point average (GPA) of 3.0 or above.', [{ fact: 'gpa', gte: 3 }]],
    ['A 3.2 grade point average (GPA) on a 4.0 scale.', [{ fact: 'gpa', gte: 3.2 }]],
    ['Must have at least a "B" average.', [{ fact: 'gpa', gte: 3 }]],
    ['Must have a “C+” average or better.', [{ fact: 'gpa', gte: 2.3 }]],
    [
      'Students who are pursuing, or plan to pursue, a degree in computer science.',
      [isOf('fieldOfStudy', 'computer_science')],
    ],
    ['Students in the School of Nursing.', [isOf('fieldOfStudy', 'nursing')]],
    [
      'Graduating seniors at Tilden Grove, Marrow Creek or South Cedar High School.',
      [
        isOf('schoolLevel', 'hs_senior'),
        isOf(
          'highSchool',
          'Tilden Grove High School',
          'Marrow Creek High School',
          'South Cedar High School',
        ),
      ],
    ],
    [
      'For graduating seniors of any public or private high school in Wabash County, Indiana.',
      [isOf('schoolLevel', 'hs_senior'), isOf('highSchoolCounty', 'IN/Wabash')],
    ],
    ['Graduates of a Linn County, Kansas, high school.', [isOf('highSchoolCounty', 'KS/Linn')]],
    [
      'Must live in Iberia, Vermilion or Lafayette Parish.',
      [isOf('county', 'LA/Iberia', 'LA/Vermilion', 'LA/Lafayette')],
    ],
    ['Students who are finishing high school this year.', [isOf('schoolLevel', 'hs_senior')]],
    [
      'Any Jewish high school senior may apply.',
      [isOf('religion', 'jewish'), isOf('schoolLevel', 'hs_senior')],
    ],
    [
      'Women admitted to the full-time MBA program.',
      [
        isOf('gender', 'female'),
        isOf('degreeType', 'master'),
        isOf('fieldOfStudy', 'business'),
        isOf('enrollment', 'full_time'),
      ],
    ],
    [
      'Majoring in civil, coastal or construction engineering.',
      [isOf('fieldOfStudy', 'engineering')],
    ],
    ['Must be a person of limited means.', [{ fact: 'financialNeed', is: true }]],
    [
      'A graduating senior with a 3.2.',
      [isOf('schoolLevel', 'hs_senior'), { fact: 'gpa', gte: 3.2 }],
    ],
    ['Seniors of high school with a weighted GPA of 3.5.', [isOf('schoolLevel', 'hs_senior')]],
    ['Must have declared a major in history.', [isOf('fieldOfStudy', 'history')]],
    ['Enrolled in an ABET-accredited nursing program.', [isOf('fieldOfStudy', 'nursing')]],
    ['Law students.', [GRADUATE, isOf('fieldOfStudy', 'law')]],
    ['Doctoral students.', [GRADUATE, isOf('degreeType', 'doctoral')]],
    ['Master’s and doctoral students.', [GRADUATE]],
    ['Upperclassmen.', [isOf('schoolLevel', 'college_junior', 'college_senior')]],
    ['Must be transferring to a four-year university.', [{ fact: 'transfer', is: true }]],
    ['Must have lived in Oregon for at least two years.', [isOf('state', 'OR')]],
    ['Residents of Vermont for 12 months prior to applying.', [isOf('state', 'VT')]],
    ['Must maintain at least a B average.', [{ fact: 'gpa', gte: 3 }]],
    ['Part-time students only.', [isOf('enrollment', 'part_time')]],
    ['Members of the Methodist church.', [isOf('religion', 'methodist')]],
    ['Members of FFA or 4-H.', [isOf('membership', 'FFA', '4-H')]],
    ['Majors: nursing or pharmacy.', [isOf('fieldOfStudy', 'nursing', 'pharmacy')]],
    ['Open to all majors except law.', [{ not: isOf('fieldOfStudy', 'law') }]],
    ['A member of the LGBTQ+ community.', [{ fact: 'lgbtq', is: true }]],
    ['Must have one parent of Armenian heritage.', [isOf('heritage', 'Armenian')]],
    ['A GPA of 3.0 for freshmen; a GPA of 2.5 for others.', []],
    ['A two-year college in Washington State.', []],
    [
      'Enrolled in or planning to enroll in a two-year college in Washington State.',
      [
        isOf('collegeType', 'community_college', 'trade_or_technical_school'),
        isOf('collegeState', 'WA'),
      ],
    ],
    [
      'Minimum ACT of 22 or SAT of 1100, and a 3.25 GPA.',
      [
        {
          any: [
            { fact: 'act', gte: 22 },
            { fact: 'sat', gte: 1100 },
          ],
        },
        { fact: 'gpa', gte: 3.25 },
      ],
    ],
    [
      'Graduate students are not eligible; undergraduates only.',
      [{ not: GRADUATE }, isOf('schoolLevel', 'undergraduate')],
    ],
    [
      'Must plan to attend a trade school.',
      [{ fact: 'plansCollege', is: true }, isOf('collegeType', 'trade_or_technical_school')],
    ],
    [
      'Dependents of Teamsters Local 63 members may apply.',
      [
        {
          any: ['parent', 'spouse'].map((relation) => ({
            fact: 'membership',
            relation,
            in: ['Teamsters Local 63'],
          })),
        },
      ],
    ],
    [
      'Majoring in one of the following: nursing, pharmacy.',
      [isOf('fieldOfStudy', 'nursing', 'pharmacy')],
    ],
    [
      'Open to U.S. or Canadian citizens.',
      [{ any: [isOf('citizenship', 'us_citizen'), isOf('nationality', 'CA')] }],
    ],
    ['Age limit: 35 years.', [{ fact: 'age', lte: 35 }]],
    ['Students with a parent who has died.', [isOf('lifeExperience', 'loss_of_a_parent')]],
    ['Members of DECA, FBLA or HOSA.', [isOf('membership', 'DECA', 'FBLA', 'HOSA')]],
    ['Kenyan nationals.', [isOf('nationality', 'KE')]],
    [
      'Must not already hold a bachelor’s degree.',
      [{ not: isOf('degreeHeld', 'bachelor', 'graduate_certificate', 'master', 'doctoral') }],
    ],
    [
      'Must hold a bachelor’s degree.',
      [isOf('degreeHeld', 'bachelor', 'graduate_certificate', 'master', 'doctoral')],
    ],
    [
      'Must hold a graduate certificate.',
      [isOf('degreeHeld', 'graduate_certificate', 'master', 'doctoral')],
    ],
    [
      'Seventh- through twelfth-graders may enter.',
      [isOf('schoolLevel', 'hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior')],
    ],
    [
      'Seniors at Westlake High School or Eastlake High School.',
      [
        isOf('schoolLevel', 'hs_senior'),
        isOf('highSchool', 'Westlake High School', 'Eastlake High School'),
      ],
    ],
    [
      'Students majoring in computer engineering.',
      [
        isOf('fieldOfStudy', 'computer_science', 'engineering'),
        isOf('major', 'computer_engineering'),
      ],
    ],
  ])('%s', (text, asked) => {
    expect(criteriaOf(text)).toEqual(asked)
  })

  it('knows whose graduating seniors leave college', () => {
    expect(criteriaOf('A graduating senior in the Department of Physics.')).toEqual([
      isOf('schoolLevel', 'college_senior'),
      isOf('fieldOfStudy', 'physics'),
    ])
  })

  it('takes what is preferred at the end for all that stands before it', () => {
    expect(criteriaOf('Nursing majors who are Ohio residents are preferred.')).toEqual([
      { ...isOf('fieldOfStudy', 'nursing'), soft: true },
      { ...isOf('state', 'OH'), soft: true },
    ])
  })

  it('takes a bracket that says the same again for no contradiction', () => {
    expect(criteriaOf('U.S. citizens or permanent residents (green card holders).')).toEqual([
      isOf('citizenship', 'us_citizen', 'us_permanent_resident'),
    ])
  })
})

describe('need', () => {
  const need = { fact: 'financialNeed', is: true }

  it.each([
    ['A need-based award for women.', false],
    ['Merit- and need-based awards for women.', true],
    ['Need-based or merit-based awards for women.', true],
    ['Merit scholarships and need-based grants for women.', true],
  ])('%s', (text, isSoft) => {
    expect(criteriaOf(text)).toContainEqual(isSoft ? { ...need, soft: true } : need)
  })
})

describe('sentences that only let somebody in', () => {
  it.each([
    'International students may apply.',
    'Undocumented students are eligible.',
    'Both full- and part-time students may apply.',
    'Transfer students are eligible.',
  ])('%s', (text) => {
    expect(readListing([{ kind: 'eligibility', text }])).toMatchObject({ clauses: [], unread: [] })
  })

  it('shuts others out where it says so', () => {
    expect(criteriaOf('Only international students may apply.')).toEqual([
      isOf('citizenship', 'international'),
    ])
  })
})

describe('counties without a state', () => {
  const read = (...texts: string[]): unknown[] =>
    readListing(texts.map((text) => ({ kind: 'eligibility', text }))).clauses.map(
      ({ criteria, confidence }) => [criteria, confidence],
    )

  it('are in the one state that their listing names', () => {
    expect(read('Must live in Lake or Porter County.', 'Founded in Valparaiso, Indiana.')).toEqual([
      [isOf('county', 'IN/Lake', 'IN/Porter'), 'likely'],
    ])
  })

  it('are told by their names alone where it names none, or two', () => {
    const bare = [{ fact: 'county', in: ['Lake'] }, { attest: expect.any(String) }]
    expect(read('Must live in Lake County.')).toEqual([[{ all: bare }, 'likely']])
    expect(read('Must live in Lake County.', 'Given in Ohio and in Indiana.')).toEqual([
      [{ all: bare }, 'likely'],
    ])
  })
})

describe('columns beside a text that lets in more', () => {
  const readBeside = (text: string, clause: HardClause): unknown[] =>
    readListing([{ kind: 'eligibility', text }], [{ words: 'column', clause }]).clauses.map(
      ({ criteria, confidence }) => [criteria, confidence],
    )

  it('take its countries and its lower floor', () => {
    expect(
      readBeside('Graduating seniors (US/Canada/Puerto Rico)', isOf('country', 'US')),
    ).toContainEqual([isOf('country', 'US', 'CA', 'PR'), 'likely'])
    expect(
      readBeside('Minimum 3.0 GPA for merit awards (2.5 for some donor awards).', {
        fact: 'gpa',
        gte: 3,
      }),
    ).toContainEqual([{ fact: 'gpa', gte: 2.5 }, 'likely'])
  })

  it('stand where it says no more', () => {
    expect(readBeside('Open to students with a 3.0 GPA.', { fact: 'gpa', gte: 3 })).toEqual([
      [{ fact: 'gpa', gte: 3 }, 'certain'],
    ])
  })
})

it('leaves a list of people alone that goes on behind a bracket', () => {
  expect(criteriaOf('Veterans (any branch) and their spouses.')).toEqual([])
})

it('asks nothing of whom an award remembers', () => {
  const text =
    'The award honors the late Judge Hill, a veteran and the first in her family to attend college.'
  expect(criteriaOf(text)).toEqual([])
})
