import { describe, expect, it } from 'vitest'
import { clausesOf, read, unreadOf } from './testing/read-row.ts'

const levels = (...ids: string[]) => ({ fact: 'schoolLevel', in: ids })
const degrees = (...ids: string[]) => ({ fact: 'degreeType', in: ids })

describe('a directory with a cell of lines', () => {
  it.each([
    ['Bachelor’s Degree\nGraduate Degree', degrees('bachelor', 'graduate_degree')],
    [
      'Bachelor’s Degree\nGraduate Degree\nHigh School',
      { any: [levels('high_school'), degrees('bachelor', 'graduate_degree')] },
    ],
    [
      'Associate Degree\nBachelor’s Degree\nProfessional Development',
      degrees('associate', 'bachelor'),
    ],
  ])('takes each line for one of a list: %j', (cell, clause) => {
    expect(clausesOf({ 'Level of Study': cell })).toEqual([clause])
  })

  it('does not guess which students are among working people', () => {
    expect(clausesOf({ 'Level of Study': 'Professional Development' })).toEqual([])
    expect(unreadOf({ 'Level of Study': 'Professional Development' })).not.toEqual([])
  })

  it('takes an address under a common name for no description', () => {
    const row = { Emails: { text: 'help@harbour.example' }, Purpose: 'For students of harbours.' }
    expect(read(row).scholarship.descriptionText).toContain('For students of harbours.')
    expect(read(row).scholarship.descriptionText).not.toContain('@')
  })

  it('knows who gives it apart from its address, and what it pays', () => {
    const { scholarship } = read({
      sponsor: undefined,
      Organization: 'Society of Harbour Pilots\n12 Quay St., Ste. 4\nHarbour, ME 04011',
      Funds: '$2,500',
    })
    expect(scholarship).toMatchObject({ sponsor: 'Society of Harbour Pilots', amounts: [2500] })
    expect(JSON.stringify(scholarship.criteria)).not.toContain('ME')
  })

  it('takes a subject for a field, and none for none', () => {
    expect(clausesOf({ Focus: 'Nursing' })).toEqual([{ fact: 'fieldOfStudy', in: ['nursing'] }])
    expect(clausesOf({ Focus: 'General studies/Field of study not specified.' })).toEqual([])
    expect(clausesOf({ 'Field of Study': 'Any / Undeclared' })).toEqual([])
  })

  it('reads each rule of a long sentence by itself', () => {
    const row = {
      Qualifications:
        'Applicants must be residents of Ohio; must be enrolled full-time; must focus on bridges; those who applied before are encouraged to apply again.',
    }
    expect(clausesOf(row)).toEqual([
      { fact: 'state', in: ['OH'] },
      { fact: 'enrollment', in: ['full_time'] },
    ])
    expect(unreadOf(row)).toEqual(['must focus on bridges;'])
  })

  it('is not read to its end where its purpose says of whom it is', () => {
    const row = { 'Level of Study': 'High School', Purpose: 'To promote careers at sea.' }
    expect(read(row).reading).toMatchObject({ known: 'partly' })
    expect(unreadOf(row)).toEqual(['To promote careers at sea.'])
  })
})

describe('a table of numbers and tags', () => {
  it('takes full marks for no minimum', () => {
    expect(clausesOf({ gpa: 100 })).toEqual([])
    expect(unreadOf({ gpa: 100, level: 'High School Senior' })).toEqual([])
  })

  it('ranks by need what is given by need', () => {
    expect(clausesOf({ needormerit: 'Need Based' })).toEqual([
      { fact: 'financialNeed', is: true, soft: true },
    ])
    expect(clausesOf({ needormerit: 'Merit Based' })).toEqual([])
  })

  it('reads tags one by one, at most likely, and passes over what is looked at', () => {
    const row = { Eligibility_Tags: 'High School Senior, Low Income, Leadership, Beekeeper' }
    expect(
      read(row).reading?.clauses.map(({ criteria, confidence }) => [criteria, confidence]),
    ).toEqual([
      [levels('hs_senior'), 'likely'],
      [{ fact: 'financialNeed', is: true }, 'likely'],
    ])
    expect(unreadOf(row)).toEqual(['Beekeeper'])
  })

  it('takes a stage for a level, and a nomination for no faith', () => {
    expect(clausesOf({ 'eligible stage': 'High school senior' })).toEqual([levels('hs_senior')])
    expect(clausesOf({ nomination_required: true })).toEqual([])
    expect(clausesOf({ citizenship: 'U.S. Citizen, DACA/eligible non-citizens' })).toEqual([
      { fact: 'citizenship', in: ['us_citizen', 'daca', 'us_permanent_resident', 'other'] },
    ])
  })

  it('leaves to a school what a school gets', () => {
    expect(
      read({ amount: '$30,000 scholarship + $50,000 school tech grant' }).scholarship.award,
    ).toMatchObject({ kind: 'fixed', max: 30_000 })
    expect(
      read({
        amount: '$5,000',
        description: 'Tips from us, and a chance to win a $5,000 scholarship.',
      }).scholarship.award,
    ).toMatchObject({ kind: 'fixed', max: 5000 })
  })
})

describe('prose under a name that says nothing known', () => {
  it('is read, likely at most, and keeps a listing from being read to its end', () => {
    const row = {
      level: 'undergraduate',
      rules: 'Applicants must be residents of Maine. Applicants must own a boat.',
    }
    expect(read(row).reading).toMatchObject({ known: 'partly' })
    expect(
      read(row).reading?.clauses.map(({ criteria, confidence }) => [criteria, confidence]),
    ).toContainEqual([{ fact: 'state', in: ['ME'] }, 'likely'])
  })

  it('is left where it speaks to who reads the list', () => {
    expect(clausesOf({ whyFit: 'Applicants must be residents of Maine, as you are.' })).toEqual([])
    expect(
      clausesOf({ notes: 'Residents of Maine apply in October.', description: 'An award.' }),
    ).toEqual([])
    expect(clausesOf({ equityFocus: 'First-generation students; veterans; foster youth' })).toEqual(
      [],
    )
  })
})

describe('where an award is', () => {
  it('asks nobody to live at an address or where it is taken up', () => {
    expect(clausesOf({ city: 'Ames', zip: '50011' })).toEqual([])
    expect(clausesOf({ location: 'Cambridge, MA' })).toEqual([])
    expect(clausesOf({ location: 'Remote' })).toEqual([])
  })

  it('still takes a state for one that students live in', () => {
    expect(clausesOf({ location: 'Texas' })).toEqual([{ fact: 'state', in: ['TX'] }])
  })

  it('tells a state university by its name from a type of college', () => {
    const row = { eligibility: 'Must be admitted to or planning to attend Iowa State University.' }
    expect(JSON.stringify(clausesOf(row))).not.toContain('collegeType')
  })

  it('takes an office that helps into college for no college', () => {
    const row = { sponsor: 'Iowa College Aid', eligibility: 'Residents of Iowa' }
    expect(JSON.stringify(clausesOf(row))).not.toContain('"college"')
  })
})

it('takes a people for one, and a field by its short name', () => {
  expect(clausesOf({ heritage: 'Black; African American' })).toEqual([
    { fact: 'ethnicity', in: ['black'] },
  ])
  expect(clausesOf({ major: 'computerScience; engineering; MBA / Business' })).toEqual([
    { fact: 'fieldOfStudy', in: ['computer_science', 'engineering', 'business'] },
  ])
})

it('takes people in a column of affiliations for people', () => {
  expect(clausesOf({ affiliations: 'black; hispanic' })).toEqual([
    { fact: 'ethnicity', in: ['black', 'hispanic_latino'] },
  ])
  expect(clausesOf({ affiliations: 'first-generation; low-income' })).toEqual([])
  expect(clausesOf({ affiliations: 'Clover Guild; 4-H' })).toEqual([
    { fact: 'membership', in: ['Clover Guild', '4-H'] },
  ])
})

it('takes a list of nearly all fields for none', () => {
  const all =
    'Disciplines: Education, Social Sciences, Medicine, Health Sciences, STEM, Humanities, Business, Law, Journalism, Arts'
  expect(JSON.stringify(clausesOf({ eligibility: all }))).not.toContain('fieldOfStudy')
})

it('names whom its giver is there for, which lists it behind and asks nothing', () => {
  const { scholarship } = read({
    sponsor: 'Clover Council of the Blind',
    eligibility: 'Residents of Ohio',
  })
  expect(scholarship.criteria).toMatchObject({
    all: [{ fact: 'state', in: ['OH'] }],
    named: [{ fact: 'disability', in: ['blind_or_low_vision'] }],
  })
  expect(scholarship.unreadSentences).toEqual([])
})

it('knows a name of a giver behind its label', () => {
  expect(read({ sponsor: 'Sponsor: Clover College' }).scholarship.sponsor).toBe('Clover College')
})

it.each([
  ['UCLA Alumni Scholarship', 'University of California, Los Angeles'],
  ['Clover State University Music Department Scholarships', 'Clover State University'],
])('tells the college by the title where a list names no givers: %s', (title, college) => {
  expect(clausesOf({ title, sponsor: '', eligibility: 'Open to seniors.' })).toContainEqual({
    any: ['college', 'interestedColleges'].map((fact) => ({ fact, in: [college] })),
  })
})

it('takes no award for college for one of a college', () => {
  const row = { title: 'Ada Bee College Scholarship', sponsor: '', eligibility: 'Open to seniors.' }
  expect(JSON.stringify(clausesOf(row))).not.toContain('"college"')
})

it('takes who is welcome to apply for who may, where nobody else is named', () => {
  const welcome = 'Graduating high school seniors or undergraduate students are welcome to apply.'
  expect(clausesOf({ eligibility: welcome })).toEqual([levels('hs_senior', 'undergraduate')])
  expect(clausesOf({ eligibility: 'International students are welcome to apply.' })).toEqual([])
})
