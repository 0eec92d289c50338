import { expect, it } from 'vitest'
import { toScholarship } from './parse-row.ts'

const read = (row: object) => {
  const parsed = toScholarship(
    { title: 'An award', sponsor: 'A fund', ...row },
    { today: '2026-11-20' },
  )
  if ('quarantine' in parsed) throw new Error(parsed.quarantine)
  return parsed
}
const criteriaOf = (row: object) => read(row).scholarship.criteria.all

it('makes criteria of sentences, and asks what no fact expresses as a person would', () => {
  const { scholarship, warnings } = read({
    eligibility:
      'Must be a resident of Ohio.\nHigh school seniors with a hive\nMust keep bees.\nPreference for women.',
  })
  expect(scholarship.criteria.all).toEqual([
    { fact: 'state', in: ['OH'] },
    { fact: 'schoolLevel', in: ['hs_senior'] },
    { fact: 'gender', in: ['female'], soft: true },
    { attest: 'Do you keep bees?' },
  ])
  expect(scholarship.unreadSentences).toEqual(['High school seniors with a hive'])
  expect(scholarship.known).toBe('partly')
  expect(warnings).toContainEqual({
    field: 'eligibility',
    value: 'High school seniors',
    problem: 'read, likely',
  })
})

it('keeps what nobody could answer alone in the sponsor’s words, and asks it of nobody', () => {
  const { scholarship } = read({
    eligibility: 'Ohio residents.\nThis is decided by the bees.',
    description: 'Applicants must like honey.',
  })
  expect(scholarship.criteria.all).toEqual([{ fact: 'state', in: ['OH'] }])
  expect(scholarship.unreadSentences).toEqual([
    'This is decided by the bees.',
    'Applicants must like honey.',
  ])
  expect(scholarship.known).toBe('partly')
})

it('asks nothing out of a list that is turned or leaves a choice', () => {
  for (const lead of ['Not eligible:', 'One of the following:']) {
    const eligibility = `Ohio residents.\n${lead}\n- Students who keep bees\n- Students who own a hive`
    const { criteria, known } = read({ eligibility }).scholarship
    expect(criteria.all).toEqual([{ fact: 'state', in: ['OH'] }])
    expect(known).toBe('partly')
  }
})

it('reads a description as well, and a name', () => {
  expect(
    criteriaOf({
      title: 'Women in Engineering Scholarship',
      description: 'Open to high school seniors.',
    }),
  ).toEqual([
    { fact: 'gender', in: ['female'] },
    { fact: 'fieldOfStudy', in: ['engineering'] },
    { fact: 'schoolLevel', in: ['hs_senior'] },
  ])
})

it('is known wholly where all is understood, and not at all where nothing is', () => {
  expect(read({ eligibility: 'Must be a resident of Ohio.' }).scholarship.known).toBe('read')
  expect(read({ eligibility: 'Must keep bees.' }).scholarship.known).toBe('unread')
  expect(read({}).scholarship.known).toBe('unread')
  expect(read({ 'Field of Study': 'All Fields of Study' }).scholarship).toMatchObject({
    known: 'unread',
    criteria: { all: [] },
  })
})

it('leaves alone what was stated as data', () => {
  const stated = read({
    title: 'Women in Engineering Scholarship',
    criteria: [{ fact: 'gpa', gte: 3 }],
    description: 'Open to high school seniors.',
  })
  expect(stated.scholarship).toMatchObject({
    known: 'stated',
    criteria: { all: [{ fact: 'gpa', gte: 3 }] },
  })
  expect(stated.reading).toBeNull()
})

it('lets a sentence say more than a column', () => {
  expect(
    criteriaOf({ State: 'NV', eligibility: 'Open to residents of Nevada, Utah and Arizona.' }),
  ).toEqual([{ fact: 'state', in: ['NV', 'UT', 'AZ'] }])
})

it('suggests only what was not read', () => {
  const { scholarship } = read({
    eligibility: 'Students with a 3.0 GPA who keep bees\nMost winners are full-time beekeepers',
  })
  expect(scholarship.criteria.all).toContainEqual({ fact: 'gpa', gte: 3 })
  expect(scholarship.suggestedCriteria?.all).not.toContainEqual({ fact: 'gpa', gte: 3 })
})
