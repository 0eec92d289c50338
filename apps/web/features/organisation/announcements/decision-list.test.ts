import { describe, expect, it } from 'vitest'
import {
  beyondPlan,
  choose,
  chosenIn,
  differences,
  move,
  place,
  placedUsd,
  unplacedWords,
  type Chosen,
} from './decision-list.ts'

const won = (applicationId: string, amount: number | null = null): Chosen => ({
  applicationId,
  outcome: 'won',
  amount,
})
const alternate = (applicationId: string): Chosen => ({
  applicationId,
  outcome: 'alternate',
  amount: null,
})

describe('the decisions of a round', () => {
  it('are taken from the candidates that have one', () => {
    const decision = { outcome: 'won', amount: 5, place: null } as const
    const common = { name: '', sentAt: '', stage: 'new', told: null } as const
    const candidates = [
      { ...common, applicationId: 'a', decision },
      { ...common, applicationId: 'b', decision: null },
    ]
    expect(chosenIn({ candidates })).toEqual([won('a', 5)])
  })

  it('are changed one by one, also back', () => {
    const first = choose([], 'a', 'won')
    const placed = place(first, 'a', 250)
    expect(placed).toEqual([won('a', 250)])
    expect(choose(placed, 'a', 'alternate')).toEqual([alternate('a')])
    expect(choose(placed, 'a', null)).toEqual([])
  })

  it('keep alternates in an order, whatever stands between them', () => {
    const all = [alternate('a'), won('w'), alternate('b'), alternate('c')]
    const order = (decisions: Chosen[]) => decisions.map(({ applicationId }) => applicationId)
    expect(order(move(all, 'c', -1))).toEqual(['a', 'w', 'c', 'b'])
    expect(order(move(all, 'a', 1))).toEqual(['b', 'w', 'a', 'c'])
    expect(order(move(all, 'a', -1))).toEqual(order(all))
    expect(order(move(all, 'c', 1))).toEqual(order(all))
  })

  it('place the usual amount where none is given', () => {
    expect(placedUsd([won('a', 0), won('b'), won('c', 50), alternate('d')], 100)).toBe(150)
    expect(placedUsd([won('a')], null)).toBe(0)
  })

  it('differ by outcome, amount and the order of alternates', () => {
    const mine = [won('a', 5), alternate('b'), alternate('c'), won('d')]
    const theirs = [won('a', 6), alternate('c'), alternate('b'), won('d'), won('e')]
    expect(differences(mine, theirs).toSorted()).toEqual(['a', 'b', 'c', 'e'])
    expect(differences(mine, mine)).toEqual([])
  })
})

describe('what stays unplaced', () => {
  const round = { awardCount: 3, budget: 1500, usualAmount: 500 }
  it.each([
    [round, [won('a')], '2 awards have no winner: $1,000 of $1,500 is not given.'],
    [
      round,
      [won('a'), won('b'), alternate('c')],
      '1 award has no winner: $500 of $1,500 is not given.',
    ],
    [round, [won('a', 1000), won('b')], '1 award has no winner.'],
    [{ ...round, budget: null }, [won('a')], '2 awards have no winner.'],
    [round, [won('a'), won('b'), won('c')], undefined],
    [{ ...round, awardCount: null }, [won('a')], undefined],
  ])('of %j after %j: %s', (of, decisions, words) => {
    expect(unplacedWords(of, decisions)).toBe(words)
  })
})

describe('what is beyond the plan', () => {
  const round = { awardCount: 3, budget: 7500, usualAmount: 2500 }
  it.each([
    [round, [won('a')], []],
    [round, [won('a', 7500)], []],
    [
      round,
      [won('a', 9000)],
      ['The winners receive $9,000 together: $1,500 more than the $7,500 there is.'],
    ],
    [
      { ...round, budget: null, awardCount: 1 },
      [won('a', 9000), won('b')],
      ['There is 1 winner more than planned.'],
    ],
    [
      { ...round, awardCount: 1 },
      [won('a'), won('b'), won('c'), won('d')],
      [
        'The winners receive $10,000 together: $2,500 more than the $7,500 there is.',
        'There are 3 winners more than planned.',
      ],
    ],
  ])('of %j after %j: %j', (of, decisions, words) => {
    expect(beyondPlan(of, decisions)).toEqual(words)
  })
})
