import { counted } from './list-words.ts'
import type { Upcoming } from './upcoming.ts'

const NEXT_DAYS = 14

/** What the next two weeks hold, in a sentence. */
export function deadlinesAhead(items: readonly Pick<Upcoming, 'days'>[]): string {
  const soon = items.filter(({ days }) => days <= NEXT_DAYS).length
  return `${counted(soon, 'deadline')} in the next two weeks.`
}

/** In place of deadlines, while nothing is saved or begun: what fits, and what still may. */
export function newcomerWords(stats: Record<'eligible' | 'possible', number>): string {
  const { eligible, possible } = stats
  const rest = eligible > 0 && possible > 0 ? `, and ${say(possible)} more may` : ''
  const verb = eligible === 0 ? 'may fit' : eligible === 1 ? 'fits' : 'fit'
  return `${scholarships(eligible || possible)} ${verb} you so far${rest}. ${howToSave(stats)}`
}

const say = (count: number) => count.toLocaleString('en-US')
const scholarships = (count: number) =>
  count === 1 ? 'One scholarship' : `${say(count)} scholarships`
const howToSave = ({ eligible, possible }: Record<'eligible' | 'possible', number>) =>
  eligible + possible === 1
    ? 'Save it with its heart to keep an eye on its deadline.'
    : 'Save the ones you like with their heart.'
