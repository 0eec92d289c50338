import type { HardClause } from '@laurel/matching/criteria'
import { expect, test } from 'vitest'
import { hardConditions } from './sql-literals.ts'

const here: HardClause = { fact: 'state', in: ['NV'] }
const isSchool: HardClause = { fact: 'schoolLevel', in: ['hs_senior'] }
const hasGpa: HardClause = { fact: 'gpa', gte: 3 }

test('either of two ways is two alternatives; what neither of two may be is one', () => {
  const state = { key: 'state', code: 'in', values: ['NV'] }
  const level = { key: 'schoolLevel', code: 'in', values: ['hs_senior'] }
  expect(hardConditions([{ any: [here, isSchool] }])).toEqual([[[state], [level]]])
  expect(hardConditions([{ not: { any: [here, isSchool] } }])).toEqual([
    [
      [
        { ...state, code: 'notIn' },
        { ...level, code: 'notIn' },
      ],
    ],
  ])
})

test('a choice within a list multiplies its alternatives', () => {
  const [alternatives] = hardConditions([{ any: [{ all: [here, hasGpa] }, isSchool] }])
  expect(alternatives?.map((branch) => branch.length)).toEqual([2, 1])
})

test('preferences are no conditions, and families stand for their members', () => {
  const [alternatives, ...others] = hardConditions([
    { ...here, soft: true },
    { fact: 'schoolLevel', in: ['high_school'] },
  ])
  expect(others).toEqual([])
  expect(alternatives?.[0]?.[0]).toMatchObject({
    values: ['hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior'],
  })
})
