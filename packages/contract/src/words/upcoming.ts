import type { ListedScholarship } from '../scholarship-shapes.ts'
import { daysLeft } from './deadline-words.ts'
import { isApplied, isDraft } from './own-status.ts'

export interface Upcoming {
  scholarship: ListedScholarship
  /** YYYY-MM-DD. */
  date: string
  /** Whole days until it closes; 0 is today. */
  days: number
  kind: 'draft' | 'saved'
}

/** Begun or saved scholarships that close on a known day, the nearest first, each once. */
export function upcoming(
  saved: readonly ListedScholarship[],
  mine: readonly ListedScholarship[],
  now: Date,
): Upcoming[] {
  const byId = new Map<string, ListedScholarship>()
  for (const each of [...mine, ...saved.filter(({ isLiked }) => isLiked)])
    if (!byId.has(each.id)) byId.set(each.id, each)
  return [...byId.values()]
    .flatMap((scholarship) => toUpcoming(scholarship, now))
    .toSorted((a, b) => a.days - b.days || a.scholarship.title.localeCompare(b.scholarship.title))
}

function toUpcoming(scholarship: ListedScholarship, now: Date): Upcoming[] {
  const { deadline, isOpen } = scholarship
  const days = daysLeft(deadline, now)
  if (!isOpen || isApplied(scholarship) || days === null || days < 0 || deadline.date === null)
    return []
  const kind = isDraft(scholarship) ? 'draft' : 'saved'
  return [{ scholarship, date: deadline.date, days, kind }]
}
