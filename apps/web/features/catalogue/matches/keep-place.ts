import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'

type Row = Pick<ListedScholarship, 'id'>

/**
 * A list after an answer: every row stays where the reader sees it, as the server has it now. A row
 * that the list no longer holds stays with what the answer made of it, until the list is next
 * opened. What is new comes after, as far as the page has room.
 */
export function keepPlace<Kept extends Row>(
  shown: readonly Kept[],
  fresh: readonly Kept[],
  afterAnswer: (row: Kept) => Kept | undefined,
): Kept[] {
  const freshById = new Map(fresh.map((row) => [row.id, row]))
  const shownIds = new Set(shown.map(({ id }) => id))
  const kept = shown.flatMap((row) => freshById.get(row.id) ?? afterAnswer(row) ?? [])
  const added = fresh.filter(({ id }) => !shownIds.has(id))
  return [...kept, ...added].slice(0, Math.max(kept.length, fresh.length))
}
