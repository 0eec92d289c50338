import type { Reason } from '../scholarship-shapes.ts'
import { describe, expect, it } from 'vitest'
import { describeReason } from './describe-reason.ts'

type Part = Partial<Reason> & Pick<Reason, 'code'>
const reason = (result: Reason['result'], part: Part): Reason => ({ result, soft: false, ...part })
const met = (part: Part) => reason('met', part)
const notMet = (part: Part) => reason('notMet', part)
const unknown = (part: Part) => reason('unknown', part)

describe('a clause that is met says what the student has', () => {
  it.each<[string, Part]>([
    ['Lives in Ohio', { code: 'in', fact: 'state', asked: ['OH', 'KY'], given: ['OH'] }],
    ['Lives in the United States', { code: 'in', fact: 'country', asked: ['US'], given: ['US'] }],
    [
      'Lives in Columbus, Ohio',
      { code: 'in', fact: 'city', asked: ['OH/Columbus'], given: ['OH/columbus'] },
    ],
    [
      'Wants to study nursing',
      { code: 'in', fact: 'fieldOfStudy', asked: ['health_professions'], given: ['nursing'] },
    ],
    [
      'High school senior',
      { code: 'in', fact: 'schoolLevel', asked: ['high_school'], given: ['hs_senior'] },
    ],
    ['GPA 3.4, needs 3.0', { code: 'gte', fact: 'gpa', asked: [3], given: [3.4] }],
    [
      'GPA 3.1, needs 2.8 to 3.5',
      { code: 'between', fact: 'gpa', asked: [2.8, 3.5], given: [3.1] },
    ],
    ['Age 17, for ages 16 to 22', { code: 'between', fact: 'age', asked: [16, 22], given: [17] }],
    ['Age 17, for ages up to 24', { code: 'lte', fact: 'age', asked: [24], given: [17] }],
    [
      'In the top 8% of the class, needs the top 10%',
      { code: 'lte', fact: 'classRankPct', asked: [10], given: [8] },
    ],
    [
      'Household income of at most $60,000',
      { code: 'lte', fact: 'householdIncomeUsd', asked: [60000], given: [41000] },
    ],
    [
      'U.S. citizen',
      { code: 'in', fact: 'citizenship', asked: ['us_citizen'], given: ['us_citizen'] },
    ],
    [
      'First generation at college',
      { code: 'is', fact: 'firstGeneration', asked: [true], given: [true] },
    ],
    [
      'Starts college in 2027',
      {
        code: 'between',
        fact: 'enrollmentDate',
        asked: ['2027-01-01', '2028-12-31'],
        given: ['2027-09-01'],
      },
    ],
    [
      'Working toward a bachelor’s degree',
      { code: 'in', fact: 'degreeType', asked: ['undergraduate_degree'], given: ['bachelor'] },
    ],
    [
      'A parent is a member of Copper Mesa Credit Union',
      {
        code: 'in',
        fact: 'membership',
        relation: 'parent',
        asked: ['Copper Mesa Credit Union'],
        given: ['copper mesa credit union', 'AAA'],
      },
    ],
    [
      'A parent has military ties: Army',
      {
        code: 'notIn',
        fact: 'militaryAffiliation',
        relation: 'parent',
        asked: ['no_military_affiliation'],
        given: ['army'],
      },
    ],
    [
      'Not for graduate students or adult or non-traditional students',
      { code: 'notIn', fact: 'schoolLevel', asked: ['graduate', 'adult'], given: ['hs_senior'] },
    ],
    [
      'U.S. citizen',
      { code: 'notIn', fact: 'citizenship', asked: ['other'], given: ['us_citizen'] },
    ],
    [
      'Not for international students',
      { code: 'notIn', fact: 'citizenship', asked: ['international'], given: ['other'] },
    ],
    ['You said yes: Have you volunteered?', { code: 'attest', asked: ['Have you volunteered?'] }],
  ])('%s', (sentence, part) => {
    expect(describeReason(met(part))).toBe(sentence)
  })
})

describe('a clause that fails says whom it is for', () => {
  it.each<[string, Part]>([
    ['For residents of Ohio', { code: 'in', fact: 'state', asked: ['OH'], given: ['KY'] }],
    [
      'For residents of Arizona, New Mexico or Nevada',
      { code: 'in', fact: 'state', asked: ['AZ', 'NM', 'NV'], given: ['KY'] },
    ],
    [
      'For residents of Athens, Meigs and 2 more counties in Ohio',
      { code: 'in', fact: 'county', asked: ['OH/Athens', 'OH/Meigs', 'OH/Gallia', 'OH/Vinton'] },
    ],
    [
      'For residents of Clark County, Nevada',
      { code: 'in', fact: 'county', asked: ['NV/Clark County'], given: ['OH/Franklin'] },
    ],
    [
      'For students of nursing, pharmacy and 4 more',
      {
        code: 'in',
        fact: 'fieldOfStudy',
        asked: ['nursing', 'pharmacy', 'medicine', 'biology', 'chemistry', 'physics'],
        given: ['law'],
      },
    ],
    [
      'For students of science, technology, engineering or mathematics',
      { code: 'in', fact: 'fieldOfStudy', asked: ['stem'], given: ['law'] },
    ],
    [
      'For undergraduate students',
      {
        code: 'in',
        fact: 'schoolLevel',
        asked: ['college_freshman', 'college_sophomore', 'college_junior', 'college_senior'],
      },
    ],
    ['Needs a GPA of 3.5, yours is 3.4', { code: 'gte', fact: 'gpa', asked: [3.5], given: [3.4] }],
    [
      'Needs an SAT score of 1300, yours is 1200',
      { code: 'gte', fact: 'sat', asked: [1300], given: [1200] },
    ],
    [
      'Needs 60 credits earned, you have 45',
      { code: 'gte', fact: 'creditsEarned', asked: [60], given: [45] },
    ],
    ['For ages 16 and older, you are 15', { code: 'gte', fact: 'age', asked: [16], given: [15] }],
    [
      'For U.S. citizens or DACA recipients',
      { code: 'in', fact: 'citizenship', asked: ['us_citizen', 'daca'], given: ['international'] },
    ],
    ['For women', { code: 'in', fact: 'gender', asked: ['female'], given: ['male'] }],
    [
      'For students who start college in 2027 or 2028',
      { code: 'between', fact: 'enrollmentDate', asked: ['2027-01-01', '2028-12-31'] },
    ],
    [
      'For children of employees of Merrowdale Hospital',
      {
        code: 'in',
        fact: 'employer',
        relation: 'parent',
        asked: ['Merrowdale Hospital'],
        given: [],
      },
    ],
    [
      'For students at a community college or an online college',
      { code: 'in', fact: 'collegeType', asked: ['community_college', 'online_college'] },
    ],
    ['You said no: Have you volunteered?', { code: 'attest', asked: ['Have you volunteered?'] }],
  ])('%s', (sentence, part) => {
    expect(describeReason(notMet(part))).toBe(sentence)
  })
})

describe('a clause that is open is its question', () => {
  it.each<[string, Part]>([
    ['Which county do you live in?', { code: 'in', fact: 'county', asked: ['OH/Knox'] }],
    ['When were you born?', { code: 'gte', fact: 'age', asked: [16] }],
    [
      'Who does your parent or guardian work for?',
      { code: 'in', fact: 'employer', relation: 'parent', asked: ['X'] },
    ],
    [
      'Must be a member in good standing.',
      { code: 'attest', asked: ['Must be a member in good standing.'] },
    ],
  ])('%s', (sentence, part) => {
    expect(describeReason(unknown(part))).toBe(sentence)
  })
})

describe('nested clauses', () => {
  const guild = { code: 'in' as const, fact: 'membership', asked: ['Guild'] }
  it('names the member of any that is met', () => {
    const any = met({
      code: 'any',
      of: [
        notMet({ ...guild, given: [] }),
        met({ ...guild, relation: 'grandparent', given: ['Guild'] }),
      ],
    })
    expect(describeReason(any)).toBe('A grandparent is a member of Guild')
  })

  it('gathers the same affiliation of student and relatives', () => {
    const of = [notMet(guild), notMet({ ...guild, relation: 'parent' })]
    expect(describeReason(notMet({ code: 'any', of }))).toBe(
      'For members of Guild or their families',
    )
    const related = [
      notMet({ ...guild, relation: 'parent' }),
      notMet({ ...guild, relation: 'grandparent' }),
    ]
    expect(describeReason(notMet({ code: 'any', of: related }))).toBe(
      'For families of members of Guild',
    )
  })

  it('joins different members of any', () => {
    const of = [
      notMet({ code: 'in', fact: 'state', asked: ['OH'] }),
      notMet({ code: 'gte', fact: 'gpa', asked: [3.5], given: [3] }),
    ]
    expect(describeReason(notMet({ code: 'any', of }))).toBe(
      'For residents of Ohio, or a GPA of 3.5 or more',
    )
  })

  it('names only what fails of all', () => {
    const of = [
      met({ code: 'in', fact: 'state', asked: ['OH'], given: ['OH'] }),
      notMet({ code: 'gte', fact: 'gpa', asked: [3.5], given: [3] }),
    ]
    expect(describeReason(notMet({ code: 'all', of }))).toBe('Needs a GPA of 3.5, yours is 3.0')
  })

  it('turns not around', () => {
    const of = [met({ code: 'in', fact: 'state', asked: ['OH'], given: ['OH'] })]
    expect(describeReason(notMet({ code: 'not', of }))).toBe('Not for residents of Ohio')
  })

  it('asks the first open question of any', () => {
    const of = [notMet({ ...guild, given: [] }), unknown({ ...guild, relation: 'spouse' })]
    expect(describeReason(unknown({ code: 'any', of }))).toBe(
      'Which clubs, unions or associations does your spouse belong to?',
    )
  })
})

it.each(['met', 'notMet', 'unknown'] as const)('a preference that is %s stays one', (result) => {
  const soft = { code: 'in' as const, fact: 'state', asked: ['OH'], soft: true }
  expect(describeReason(reason(result, soft))).toBe('Preferred: residents of Ohio')
})

it('has words for a fact it does not know', () => {
  const strange = { code: 'in' as const, fact: 'shoeSize', asked: ['42'], given: ['41'] }
  expect(describeReason(notMet(strange))).toBe('For students who meet one more rule')
})
