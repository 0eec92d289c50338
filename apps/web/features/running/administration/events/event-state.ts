import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { BillingEvent } from '@laurel/contract/billing-admin'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import { END_REASONS } from '../subscriptions/subscription-words.ts'

/** The states that the list can be narrowed to, and what stands there when it has none. */
export const EVENT_STATES = {
  all: { label: 'All', nothing: 'No events from payment providers yet.' },
  applied: { label: 'Applied', nothing: 'No event has been applied yet.' },
  waiting: { label: 'Waiting', nothing: 'No event is waiting.' },
  problem: { label: 'Problems', nothing: 'Every event was applied.' },
} as const
export type ListedState = keyof typeof EVENT_STATES

/** The state in an address; anything else is all of them. */
export const listedState = (text: string | null): ListedState =>
  text !== null && Object.hasOwn(EVENT_STATES, text) ? (text as ListedState) : 'all'

export type EventState = Exclude<ListedState, 'all'>

export const STATE_BADGES = {
  applied: { tone: 'success', icon: IconCheck, word: 'Applied' },
  waiting: { tone: 'info', icon: IconClock, word: 'Waiting' },
  problem: { tone: 'danger', icon: IconAlertTriangle, word: 'Problem' },
} as const

/** As the server divides them. */
export function stateOf({
  appliedAt,
  problem,
}: Pick<BillingEvent, 'appliedAt' | 'problem'>): EventState {
  if (appliedAt !== null) return 'applied'
  return problem === null ? 'waiting' : 'problem'
}

/** "The account was closed before the first charge: ended, $30 refunded". */
export function undoneWords({
  reason,
  hasEnded,
  givenBack,
}: NonNullable<BillingEvent['undone']>): string {
  const sums = givenBack.map(({ amountCents, currency }) => moneyWords(amountCents, currency))
  const back = sums.length > 0 ? `, ${sums.join(' and ')} refunded` : ''
  return `${END_REASONS[reason]}: ${hasEnded ? 'ended' : 'about to be ended'}${back}`
}
