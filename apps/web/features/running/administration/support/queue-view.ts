import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { pageFromSearch } from '../../../../paths.ts'
import { withinLists } from '../../../common/records/page-window.ts'

export type QueueStatus = QueuedSupportRequest['status']

export interface QueueView {
  status: QueueStatus
  page: number
}

/** What the address asks for; anything it cannot mean counts as not said. */
export const queueView = (search: URLSearchParams): QueueView => ({
  status: search.get('status') === 'Resolved' ? 'Resolved' : 'Active',
  page: withinLists(pageFromSearch(search)),
})

const DAY_MS = 86_400_000

/** Within a day, people are told, somebody answers. */
export const isOverdue = (
  { createdAt, status }: Pick<QueuedSupportRequest, 'createdAt' | 'status'>,
  now: Date,
): boolean => status === 'Active' && now.getTime() - Date.parse(createdAt) > DAY_MS

const LONGEST_TITLE = 80

/** What was written from the contact page has no query: how it begins names it. */
export function titleOf({
  query,
  description,
}: Pick<QueuedSupportRequest, 'query' | 'description'>): string {
  if (query !== '') return query
  const line = description.replaceAll(/\s+/g, ' ')
  if (line.length <= LONGEST_TITLE) return line
  const cut = line.slice(0, LONGEST_TITLE)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : LONGEST_TITLE - 1)}…`
}
