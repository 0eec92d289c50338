import type { Decided, Winners } from '@laurel/contract/announcements'
import { exactUsd } from '@laurel/contract/words/exact-usd'

/** One decision as it is sent. */
export interface Chosen {
  applicationId: string
  outcome: Decided
  /** Of a winner; null: the usual amount. */
  amount: number | null
}

type Decisions = readonly Chosen[]

/** What is decided, as the server has it. */
export const chosenIn = (winners: Pick<Winners, 'candidates'>): Chosen[] =>
  winners.candidates.flatMap(({ applicationId, decision }) =>
    decision ? [{ applicationId, outcome: decision.outcome, amount: decision.amount }] : [],
  )

/** Decides anew on one; null takes the decision back. A new alternate comes last. */
export function choose(
  decisions: Decisions,
  applicationId: string,
  outcome: Decided | null,
): Chosen[] {
  const others = decisions.filter((each) => each.applicationId !== applicationId)
  return outcome === null ? others : [...others, { applicationId, outcome, amount: null }]
}

/** Places an amount for a winner. */
export const place = (
  decisions: Decisions,
  applicationId: string,
  amount: number | null,
): Chosen[] =>
  decisions.map((each) => (each.applicationId === applicationId ? { ...each, amount } : each))

export const alternatesIn = (decisions: Decisions): Chosen[] =>
  decisions.filter(({ outcome }) => outcome === 'alternate')

/** Moves an alternate one place up (−1) or down (1) among the alternates. */
export function move(decisions: Decisions, applicationId: string, by: -1 | 1): Chosen[] {
  const alternates = alternatesIn(decisions)
  const at = alternates.findIndex((each) => each.applicationId === applicationId)
  const [one, other] = [alternates[at], alternates[at + by]]
  if (!one || !other) return [...decisions]
  return decisions.map((each) => (each === one ? other : each === other ? one : each))
}

export const countOf = (decisions: Decisions, outcome: Decided): number =>
  decisions.filter((each) => each.outcome === outcome).length

/** What the winners receive together; those without an amount receive the usual one. */
export const placedUsd = (decisions: Decisions, usualAmount: number | null): number =>
  decisions
    .filter(({ outcome }) => outcome === 'won')
    .reduce((sum, { amount }) => sum + (amount ?? usualAmount ?? 0), 0)

/** What stays unplaced once everybody is told; undefined where nothing does. */
export function unplacedWords(
  { awardCount, budget, usualAmount }: Pick<Winners, 'awardCount' | 'budget' | 'usualAmount'>,
  decisions: Decisions,
): string | undefined {
  const left = awardCount === null ? 0 : awardCount - countOf(decisions, 'won')
  if (left <= 0) return undefined
  const awards = left === 1 ? '1 award has' : `${left.toLocaleString('en-US')} awards have`
  const money = budget === null ? 0 : budget - placedUsd(decisions, usualAmount)
  return `${awards} no winner${money > 0 ? `: ${exactUsd(money)} of ${exactUsd(budget ?? 0)} is not given` : ''}.`
}

/** What the winners receive beyond the money there is, in US dollars; 0 where it is enough. */
export const overUsd = (
  { budget, usualAmount }: Pick<Winners, 'budget' | 'usualAmount'>,
  decisions: Decisions,
): number => (budget === null ? 0 : Math.max(0, placedUsd(decisions, usualAmount) - budget))

/** What is beyond the plan, a sentence for each: the money, and the number of winners. */
export function beyondPlan(
  winners: Pick<Winners, 'awardCount' | 'budget' | 'usualAmount'>,
  decisions: Decisions,
): string[] {
  const { awardCount, budget, usualAmount } = winners
  const over = overUsd(winners, decisions)
  const more = awardCount === null ? 0 : countOf(decisions, 'won') - awardCount
  return [
    ...(over > 0
      ? [
          `The winners receive ${exactUsd(placedUsd(decisions, usualAmount))} together: ${exactUsd(over)} more than the ${exactUsd(budget ?? 0)} there is.`,
        ]
      : []),
    ...(more > 0
      ? [
          `There ${more === 1 ? 'is 1 winner' : `are ${more.toLocaleString('en-US')} winners`} more than planned.`,
        ]
      : []),
  ]
}

const sayChosen = (chosen: Chosen | undefined, place: number): string =>
  chosen === undefined
    ? 'nothing'
    : `${chosen.outcome} ${chosen.amount ?? ''} ${chosen.outcome === 'alternate' ? place : ''}`

/** The applications on which two disagree. */
export function differences(mine: Decisions, theirs: Decisions): string[] {
  const ids = new Set([...mine, ...theirs].map(({ applicationId }) => applicationId))
  const said = (decisions: Decisions, id: string) =>
    sayChosen(
      decisions.find(({ applicationId }) => applicationId === id),
      alternatesIn(decisions).findIndex(({ applicationId }) => applicationId === id),
    )
  return [...ids].filter((id) => said(mine, id) !== said(theirs, id))
}

/** By application, for those who look one up. */
export const byApplication = (decisions: Decisions): ReadonlyMap<string, Chosen> =>
  new Map(decisions.map((each) => [each.applicationId, each]))
