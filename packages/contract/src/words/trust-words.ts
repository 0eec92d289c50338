import type { ListingEventKind, Trust } from '../trust-shapes.ts'
import { listWords } from './list-words.ts'
import { sponsorInWords } from './sponsor-words.ts'

/** What happened to a listing, before what changed in it. */
export const EVENT_WORDS: Readonly<Record<ListingEventKind, string>> = {
  updated: 'Its source changed it',
  amended: 'Its sponsor changed it',
  reviewed: 'A person here looked at it',
  pageChanged: 'Its own page changed',
  pageGone: 'Its own page was gone',
  pageBack: 'Its own page was back',
  merged: 'Another entry of the same award was joined to it',
  takenApart: 'It was told apart from another entry',
  closed: 'It was closed',
  heldBack: 'It was held back until somebody looks at it',
  flagged: 'A person here put a warning on it',
  unflagged: 'A warning was taken off it',
  claimed: 'Its sponsor took it over',
  givenBack: 'A person here took that back',
}

interface Listed {
  sponsor: string
  delivery: 'laurel' | 'provider'
}

/** Who chooses the winners, where the organisation did not say more. */
export const decidesWords = ({ sponsor }: Pick<Listed, 'sponsor'>): string =>
  `${sponsorInWords(sponsor)}, not us`

/** Who pays, where the organisation did not say more. */
export const paysWords = ({ sponsor, delivery }: Listed): string =>
  delivery === 'laurel'
    ? sponsor
    : `${sponsorInWords(sponsor)}. You apply there, and we have no part in it`

/** What is said of a page that is gone; each day once. */
export const goneWords = ({ missedAt }: Trust, dayOf: (instant: string) => string): string =>
  `We are checking this: its own page was not there on ${listWords([...new Set(missedAt.map(dayOf))], 'and')}.`
