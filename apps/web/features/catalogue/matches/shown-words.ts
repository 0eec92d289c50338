import type { Shown } from './use-match-counts.ts'

const scholarships = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'scholarship' : 'scholarships'}`

/** "188 scholarships, 6 not read yet". */
export function shownWords({ read, unread }: Shown): string {
  if (unread === 0) return scholarships(read)
  if (read === 0) return `${scholarships(unread)} not read yet`
  return `${scholarships(read)}, ${unread.toLocaleString('en-US')} not read yet`
}

/** "Show 188 scholarships". */
export const showWords = ({ read, unread }: Shown): string =>
  `Show ${read > 0 ? scholarships(read) : shownWords({ read, unread })}`
