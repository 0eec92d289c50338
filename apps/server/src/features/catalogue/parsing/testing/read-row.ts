import { toScholarship } from '../parse-row.ts'
import type { ReadRow } from '../parsed-row.ts'

const today = '2026-11-20'
/** A row as it is read, with a title and a sponsor where it has none. */
export const read = (row: object): ReadRow => {
  const parsed = toScholarship(
    { title: 'Harbour Award', sponsor: 'Harbour Trust', ...row },
    { today },
  )
  if ('quarantine' in parsed) throw new Error(parsed.quarantine)
  return parsed
}
export const clausesOf = (row: object): unknown[] =>
  read(row).reading?.clauses.map(({ criteria }) => criteria) ?? []
export const unreadOf = (row: object): string[] =>
  read(row).reading?.unread.map(({ words }) => words) ?? []
