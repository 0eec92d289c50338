import { counted } from '../../matches/list-words.ts'
import type { Upcoming } from './upcoming.ts'

const NEXT_DAYS = 14

/** What the next two weeks hold, in a sentence. */
export function deadlinesAhead(items: readonly Pick<Upcoming, 'days'>[]): string {
  const soon = items.filter(({ days }) => days <= NEXT_DAYS).length
  return `${counted(soon, 'deadline')} in the next two weeks.`
}
