import type { Criteria } from '@laurel/matching/criteria'
import { expect, it } from 'vitest'
import {
  addMember,
  addRule,
  moveRule,
  removeRule,
  replaceRule,
  turnRound,
  wrapInAny,
} from './rule-tree.ts'

const gpa = { fact: 'gpa', gte: 3 } as const
const ohio = { fact: 'state', in: ['OH'] } as const
const pell = { fact: 'pellEligible', is: true } as const
const nice = { ...gpa, soft: true } as const
const list = (...all: Criteria['all']): Criteria => ({ all })

it('adds, replaces and takes out rules at any depth', () => {
  expect(addRule(list(gpa), ohio)).toEqual(list(gpa, ohio))
  expect(replaceRule(list({ any: [gpa, ohio] }), [0, 1], pell)).toEqual(list({ any: [gpa, pell] }))
  expect(removeRule(list(gpa, { any: [ohio, pell] }), [1, 0])).toEqual(list(gpa, { any: [pell] }))
})

it('takes a group out with the last of it', () => {
  expect(removeRule(list(gpa, { any: [ohio] }), [1, 0])).toEqual(list(gpa))
  expect(removeRule(list({ any: [{ not: gpa }, ohio] }), [0, 0, 0])).toEqual(list({ any: [ohio] }))
})

it('makes a rule one way of several', () => {
  expect(wrapInAny(list(nice), [0])).toEqual(list({ any: [gpa], soft: true }))
  expect(addMember(list({ any: [gpa] }), [0], pell)).toEqual(list({ any: [gpa, pell] }))
})

it('turns a rule round and back', () => {
  const turned = turnRound(list(nice), [0])
  expect(turned).toEqual(list({ not: gpa, soft: true }))
  expect(turnRound(turned, [0])).toEqual(list(nice))
})

it('moves a rule past the next of its own kind', () => {
  expect(moveRule(list(gpa, nice, ohio), 0, 1)).toEqual(list(ohio, nice, gpa))
  expect(moveRule(list(gpa, nice), 0, 1)).toEqual(list(gpa, nice))
  expect(moveRule(list(gpa, ohio), 0, -1)).toEqual(list(gpa, ohio))
})
