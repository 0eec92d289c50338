import { describe, expect, it } from 'vitest'
import { readTitle } from './read-title.ts'

const asked = (title: string) => readTitle(title).map(({ clause }) => clause)
const wordsOf = (title: string) => readTitle(title).map(({ from, to }) => title.slice(from, to))

describe('what stands before the word for an award', () => {
  it.each<[string, unknown[]]>([
    ['Nursing Scholarship', [{ fact: 'fieldOfStudy', in: ['nursing'] }]],
    ['Hive Computer Science Scholarships', [{ fact: 'fieldOfStudy', in: ['computer_science'] }]],
    ['Bee Guild Hispanic Scholarship', [{ fact: 'ethnicity', in: ['hispanic_latino'] }]],
    ['Black Student Award', [{ fact: 'ethnicity', in: ['black'] }]],
    ['Deaf Student Scholarship', [{ fact: 'disability', in: ['deaf_or_hard_of_hearing'] }]],
    [
      'Hive Non-Traditional Student Grant',
      [
        {
          any: [
            { fact: 'schoolLevel', in: ['adult'] },
            { fact: 'age', gte: 24 },
          ],
        },
      ],
    ],
    [
      'Engineering Scholarship for Women',
      [
        { fact: 'gender', in: ['female'] },
        { fact: 'fieldOfStudy', in: ['engineering'] },
      ],
    ],
  ])('%s', (title, expected) => {
    expect(asked(title)).toEqual(expected)
  })

  it('stands on its words, and is only likely', () => {
    expect(wordsOf('Hive Nursing Student Scholarship')).toEqual(['Nursing Student'])
    expect(readTitle('Nursing Scholarship')[0]?.confidence).toBe('likely')
  })

  it.each([
    ['a family', 'Anne Black Scholarship'],
    ['a family', 'White Scholarship'],
    ['learning as such', 'Hive Education Scholarship'],
    ['somebody who is honoured', 'Ada Bee Nursing Memorial Scholarship'],
    ['a society', 'Pharmacy Society Scholarship'],
    ['a country', 'Imagine America High School Scholarship'],
    ['what it is not', 'Non-Nursing Scholarship'],
    ['what is judged', 'Science Fair Award'],
  ])('asks nothing of %s: %s', (_what, title) => {
    expect(asked(title)).toEqual([])
  })
})

it.each([
  ['HSU Department of Music audition scholarships', 'music'],
  ['Hive State Nursing Department awards', 'nursing'],
  ['Hive University School of Music audition', 'music'],
])('takes an award of a department for one of its field: %s', (title, field) => {
  expect(asked(title)).toEqual([{ fact: 'fieldOfStudy', in: [field] }])
})

it.each(['Fire Department Grant', 'Department of Education Grant', 'Department of Energy Grant'])(
  'asks for no field of an office: %s',
  (title) => {
    expect(asked(title)).toEqual([])
  },
)
