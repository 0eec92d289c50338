import type { OutcomeNotification, ScholarshipsNotification } from '@laurel/contract/notifications'
import { paths } from '../../../paths.ts'

type Scholarships = Pick<ScholarshipsNotification, 'kind' | 'count' | 'scholarships'>
type Outcome = Pick<OutcomeNotification, 'kind' | 'outcome' | 'applicationId' | 'scholarship'>
type Told = Scholarships | Outcome

/** What the bell is called: how many are unread belongs to its name. */
export const bellLabel = (unread: number): string =>
  unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'

/** No number on the bell is wider than this. */
export const bellCount = (unread: number): string => (unread > 99 ? '99+' : String(unread))

const newMatches = (count: number): string =>
  count === 1
    ? 'A new scholarship fits you'
    : `${count.toLocaleString('en-US')} new scholarships fit you`

const HEADLINES: Readonly<Record<Scholarships['kind'], (count: number) => string>> = {
  newMatches,
  amended: () => 'One of your scholarships has changed',
  withdrawn: () => 'One of your scholarships was called off',
}

const OUTCOMES: Readonly<Record<Outcome['outcome'], string>> = {
  won: 'You won',
  alternate: 'You are an alternate',
  finalist: 'You were a finalist',
  not_selected: 'The sponsor chose someone else',
  forfeited: 'Your award went to an alternate',
}

/** "A new scholarship fits you", "12 new scholarships fit you", "You won". */
export const headline = (told: Told): string =>
  told.kind === 'outcome' ? OUTCOMES[told.outcome] : HEADLINES[told.kind](told.count)

/** The titles that may be shown, and how many more there are; empty without any. */
export function titles(told: Told): string {
  if (told.kind === 'outcome') return told.scholarship.title || 'No Name'
  const { count, scholarships } = told
  const more = count - scholarships.length
  const named = scholarships.map(({ title }) => title || 'No Name')
  if (named.length === 0) return ''
  const all = more > 0 ? [...named, `${more.toLocaleString('en-US')} more`] : named
  return new Intl.ListFormat('en-US').format(all)
}

/**
 * Where it leads: to the one scholarship or application, or to all matches, the newest first. One that was called
 * off has no page any more for who only saved it.
 */
export function linkTo(told: Told): string {
  if (told.kind === 'outcome') return paths.receipt(told.applicationId)
  const { kind, count, scholarships } = told
  if (kind === 'withdrawn') return paths.trackApplications()
  const [only] = scholarships
  return count === 1 && only ? paths.scholarshipDetail(only.id, 'notification') : paths.matches
}
