interface Paged {
  page: number
  pageSize: number
  total: number
  /** Pages go on into this group, which is counted apart. */
  after?: { count: number; words: string } | undefined
}

/** "16–30 of 188", "181–188 of 188, 1–6 of 6 not read yet"; nothing beyond the last page. */
export function rangeWords({ page, pageSize, total, after }: Paged): string {
  const first = (page - 1) * pageSize
  const inList = rangeIn(first, pageSize, total)
  const inGroup = after && rangeIn(first - total, pageSize, after.count)
  return [inList, inGroup && `${inGroup} ${after.words}`].filter(Boolean).join(', ')
}

/** The part of `count` rows that a page starting at `first` shows, which may be before their first. */
function rangeIn(first: number, pageSize: number, count: number): string {
  const [from, to] = [Math.max(first, 0) + 1, Math.min(first + pageSize, count)]
  return from <= to ? `${from}–${to} of ${count}` : ''
}
