import { counted } from '../../matches/list-words.ts'
import type { Upcoming } from './upcoming.ts'

const NEXT_DAYS = 14

/** What the next two weeks hold, in a sentence. */
export function deadlinesAhead(items: readonly Pick<Upcoming, 'days'>[]): string {
  const soon = items.filter(({ days }) => days <= NEXT_DAYS).length
  return `${counted(soon, 'deadline')} in the next two weeks.`
}

/** In place of deadlines, while nothing is saved or begun. */
export const newcomerWords = (matches: number): string =>
  matches === 1
    ? 'One scholarship fits you so far. Save it with its heart to keep an eye on its deadline.'
    : `${matches.toLocaleString('en-US')} scholarships fit you so far. Save the ones you like with their heart.`
