/** The page numbers to show around `page`: both ends, the neighbours, and null where some are left out. */
export function shownPages(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const numbers = [...new Set(wanted)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)
  return numbers.flatMap((number, position) => {
    const before = numbers[position - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
