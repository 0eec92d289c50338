import type { DeskSource } from '@laurel/contract/desk-admin'
import { listWords } from '@laurel/contract/words/list-words'
import { shortDayOf } from '../../../../instant-words.ts'

/** "Page read 20 Nov 2026, again on 27 Nov 2026.", or why it could not be read. */
export function sourceWords({ checkedAt, readAt, dueAt, problem }: DeskSource): string {
  if (checkedAt === null) return 'Its page was not looked at yet.'
  const read = readAt === null ? 'Page never read' : `Page read ${shortDayOf(readAt)}`
  const trouble = problem === null ? '' : ` Tried ${shortDayOf(checkedAt)}: ${problem}`
  return `${read}, again on ${shortDayOf(dueAt)}.${trouble}`
}

/** "17 Nov 2026 and 20 Nov 2026". */
export const missedWords = ({ missedAt }: DeskSource): string =>
  listWords([...new Set(missedAt.map(shortDayOf))], 'and')
