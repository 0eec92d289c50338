import { describe, expect, it } from 'vitest'
import { readSentence } from './read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const clausesOf = (sentence: string) => read(sentence).clauses.map(({ clause }) => clause)
const isOf = (fact: string, ...ids: string[]) => ({ fact, in: ids })
const gpa = (gte: number) => ({ fact: 'gpa', gte })

describe('how far an or reaches', () => {
  it.each([
    [
      'High school seniors with a 3.5 GPA or an ACT score of 24.',
      [isOf('schoolLevel', 'hs_senior'), { any: [gpa(3.5), { fact: 'act', gte: 24 }] }],
    ],
    [
      'Must be a resident of Maine or attend a Maine high school and have a 3.0 GPA.',
      [{ any: [isOf('state', 'ME'), isOf('highSchoolState', 'ME')] }, gpa(3)],
    ],
    [
      'Students who have aged out of foster care, are adopted, or are orphans.',
      [
        {
          any: [
            isOf('lifeExperience', 'foster_care'),
            isOf('lifeExperience', 'adopted'),
            isOf('lifeExperience', 'orphan'),
          ],
        },
      ],
    ],
    [
      'Veterans or active-duty service members pursuing a degree in business.',
      [
        {
          any: [isOf('militaryAffiliation', 'veteran'), isOf('militaryAffiliation', 'active_duty')],
        },
        isOf('fieldOfStudy', 'business'),
      ],
    ],
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(clauses)
    expect(read(sentence).isWhole).toBe(true)
  })

  it('keeps, as likely, what is joined to nothing where the rest cannot be told', () => {
    const { clauses, isWhole } = read(
      'U.S. citizens with a 3.0 GPA and an ACT of 20 or an SAT of 1000.',
    )
    expect(clauses).toMatchObject([
      { clause: isOf('citizenship', 'us_citizen'), confidence: 'likely' },
    ])
    expect(isWhole).toBe(false)
  })

  it('keeps nothing where two kinds of people are told apart', () => {
    expect(clausesOf('Women majoring in engineering or veterans.')).toEqual([])
  })
})

describe('whom an exception leaves out', () => {
  it.each([
    [
      'Open to all undergraduates except college freshmen.',
      [isOf('schoolLevel', 'undergraduate'), { not: isOf('schoolLevel', 'college_freshman') }],
    ],
    [
      'Open to residents of all states except Alaska and Hawaii.',
      [{ not: isOf('state', 'AK', 'HI') }],
    ],
    [
      'Open to all U.S. residents except residents of Florida and New York.',
      [isOf('country', 'US'), { not: isOf('state', 'FL', 'NY') }],
    ],
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(clauses)
  })
})

it('drops a list that its examples go on with', () => {
  expect(clausesOf('Students with a learning disability such as dyslexia and ADHD.')).toEqual([])
  expect(clausesOf('Students with a learning disability such as dyslexia.')).toEqual([
    isOf('disability', 'learning_disability'),
  ])
})

it('takes credits for earned ones only where the text says so', () => {
  expect(clausesOf('Must have earned at least 30 credits.')).toEqual([
    { fact: 'creditsEarned', gte: 30 },
  ])
  expect(clausesOf('Must enroll in a minimum of 6 credits.')).toEqual([
    { fact: 'creditsPerTerm', gte: 6 },
  ])
  expect(clausesOf('Students with at least 6 credits.')).toEqual([])
  expect(clausesOf('Must have fewer than 30 credits remaining.')).toEqual([])
})
