import { expect, it } from 'vitest'
import type { Clause } from './criteria.ts'
import { findNarrowing, isAskedAlready } from './find-narrowing.ts'

const ohio: Clause = { fact: 'state', in: ['OH'] }
const both: Clause = { fact: 'state', in: ['OH', 'IN'] }
const gpa = (gte: number): Clause => ({ fact: 'gpa', gte })
const nurse: Clause = { fact: 'fieldOfStudy', in: ['nursing'] }
const soft = (clause: Clause) => ({ ...clause, soft: true }) as Clause

const narrowing = (older: Clause[], newer: Clause[]) =>
  findNarrowing({ all: older }, { all: newer }).length > 0

it.each<[string, Clause[], Clause[]]>([
  ['the same in another order', [ohio, gpa(3)], [gpa(3), ohio]],
  ['one rule less', [ohio, gpa(3)], [gpa(3)]],
  ['one more state', [ohio], [both]],
  ['a lower grade', [gpa(3)], [gpa(2.5)]],
  ['a longer stretch', [{ fact: 'age', between: [17, 19] }], [{ fact: 'age', between: [16, 20] }]],
  ['a stretch without an end', [{ fact: 'age', between: [17, 19] }], [{ fact: 'age', gte: 17 }]],
  ['an end moved on', [{ fact: 'age', lte: 19 }], [{ fact: 'age', lte: 20 }]],
  ['a later day', [{ fact: 'born', lte: '2009-01-01' }], [{ fact: 'born', lte: '2009-06-01' }]],
  ['fewer left out', [{ fact: 'state', notIn: ['OH', 'IN'] }], [{ fact: 'state', notIn: ['OH'] }]],
  ['fewer left out, turned round', [{ not: both }], [{ not: ohio }]],
  ['one more way', [ohio], [{ any: [ohio, nurse] }]],
  ['all of it less one', [{ all: [ohio, gpa(3)] }], [ohio]],
  ['each of its ways still one', [{ any: [ohio, both] }], [both]],
  ['a must becomes nice to have', [ohio], [soft(ohio)]],
  ['a preference goes', [ohio, soft(nurse)], [ohio]],
  ['a yes among the answers', [{ fact: 'state', is: 'OH' }], [both]],
])('lets in whom it let in: %s', (_, older, newer) => {
  expect(narrowing(older, newer)).toBe(false)
})

it.each<[string, Clause[], Clause[]]>([
  ['a new rule', [], [ohio]],
  ['one state less', [both], [ohio]],
  ['a higher grade', [gpa(3)], [gpa(3.5)]],
  ['a shorter stretch', [{ fact: 'age', gte: 17 }], [{ fact: 'age', between: [17, 19] }]],
  ['an end moved back', [{ fact: 'age', lte: 20 }], [{ fact: 'age', lte: 19 }]],
  ['one more left out', [{ not: ohio }], [{ not: both }]],
  ['one way less', [{ any: [ohio, nurse] }], [ohio]],
  ['nice to have becomes a must', [soft(ohio)], [ohio]],
  ['a new preference', [ohio], [ohio, soft(nurse)]],
  ['of somebody else', [{ ...ohio, relation: 'parent' }], [both]],
  [
    'words that have no order',
    [{ fact: 'level', gte: 'college' }],
    [{ fact: 'level', gte: 'any' }],
  ],
])('names what may leave somebody out: %s', (_, older, newer) => {
  expect(narrowing(older, newer)).toBe(true)
})

it.each<[string, Clause[], Clause, boolean]>([
  ['the same', [ohio], ohio, true],
  ['the same in a list within', [{ all: [gpa(3), ohio] }], ohio, true],
  ['more widely', [gpa(3.5)], gpa(3), true],
  ['more narrowly', [gpa(3)], gpa(3.5), false],
  ['one of its ways', [{ any: [ohio, nurse] }], ohio, false],
  ['only another preference', [soft(ohio), { all: [soft(ohio)] }], ohio, false],
])('tells whether a preference is asked already: %s', (_, clauses, wish, expected) => {
  expect(isAskedAlready(clauses, soft(wish))).toBe(expected)
})
