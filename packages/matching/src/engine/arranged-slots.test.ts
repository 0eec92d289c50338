import { expect, it } from 'vitest'
import type { HardClause } from '../criteria.ts'
import { FACTS, factsById } from '../facts.ts'
import { finish } from '../finish.ts'
import { arrangedSlots } from './arranged-slots.ts'
import { CatalogueDraft } from './catalogue-draft.ts'

/** What was asked, in the order in which the slots are given. */
function arranged(asked: readonly HardClause[][]): HardClause[][] {
  const draft = new CatalogueDraft(factsById(FACTS))
  for (const [at, all] of asked.entries())
    draft.put({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      criteria: { all },
      createdAtMs: at,
      opensAtMs: null,
      closesAtMs: null,
      amountUsd: null,
      effortMinutes: 0,
      fieldIds: [],
      delivery: 'laurel',
      known: 'stated',
    })
  return [...finish(arrangedSlots(draft))].map((at) => asked[at]!)
}

const inStates = (...states: string[]): HardClause => ({ fact: 'state', in: states })
const atLeast = (gpa: number): HardClause => ({ fact: 'gpa', gte: gpa })
const times = (count: number, all: HardClause[]) => Array.from({ length: count }, () => all)

it('begins with what asks nothing, then the state that most name, and lists by that state', () => {
  const groups = [
    ...times(2, []),
    ...times(5, [inStates('OH')]),
    ...times(4, [inStates('TX')]),
    [inStates('AK')],
    ...times(2, [inStates('AK', 'OH')]),
    [inStates('TX', 'AK')],
  ]
  expect(arranged(groups.toReversed())).toEqual(groups)
})

it('sorts by the question that most ask, and within one demand by the next', () => {
  const groups = [
    [],
    ...times(2, [atLeast(3)]),
    ...times(3, [inStates('OH')]),
    ...times(3, [inStates('OH'), atLeast(2)]),
    [inStates('OH'), atLeast(3)],
  ]
  expect(arranged(groups.toReversed())).toEqual(groups)
})

it('puts those with several ways in last, and does not sort by what scholarships ask themselves', () => {
  const asking = Array.from({ length: 9 }, (_, n): HardClause[] => [
    { attest: `Question ${9 - n}` },
  ])
  const either: HardClause[] = [{ any: [inStates('OH'), atLeast(3)] }]
  expect(arranged([either, ...asking])).toEqual([...asking, either])
})
