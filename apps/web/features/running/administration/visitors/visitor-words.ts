import type { AnswerOf } from '@laurel/contract/define-call'
import type { readVisitors } from '@laurel/contract/measuring-admin'
import type { BarRow } from '../../../common/records/bar-rows.tsx'

export type Visitors = AnswerOf<typeof readVisitors>
export type Day = Visitors['days'][number]

/** How many days can be looked back on. */
export const PERIODS = [7, 30, 90, 365] as const
export type Period = (typeof PERIODS)[number]
const USUAL: Period = 30

/** The period in an address; anything else is a month. */
export const periodOf = (text: string | null): Period =>
  PERIODS.find((days) => String(days) === text) ?? USUAL

export const told = (number: number): string => number.toLocaleString('en-US')

/** From a visit to a subscription: steps say what part came so far of the visits, or the accounts. */
export function stepsOf(funnel: Visitors['funnel']): BarRow[] {
  const steps = [
    ['Visits', funnel.visits, undefined],
    ['Visits that came to sign-up', funnel.signUpVisits, funnel.visits],
    ['Signed up', funnel.accounts, undefined],
    ['Filled in their profile', funnel.profiles, funnel.accounts],
    ['Sent an application', funnel.senders, funnel.accounts],
    ['Subscribed', funnel.subscribers, funnel.accounts],
  ] as const
  return steps.map(([label, number, of]) => ({
    label,
    words: of ? `${told(number)} (${partOf(number, of)})` : told(number),
    least: number,
  }))
}

/** "12%"; what is less than one in a hundred says so. */
function partOf(number: number, of: number): string {
  const percent = (100 * number) / of
  return number > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`
}

/** The sentence that the picture of the days stands for. */
export function takeaway(days: readonly Day[]): string {
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  if (visits === 0) return `No measured visit in ${days.length} days`
  const most = days.reduce((best, day) => (day.visits > best.visits ? day : best))
  const visitWords = visits === 1 ? '1 visit' : `${told(visits)} visits`
  return `${visitWords} in ${days.length} days, most on ${dayWords(most.day)}`
}

/** "November 20". */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** What led somebody here, where anything is known. */
export const sourceWords = (source: string): string => source || 'Not named'
