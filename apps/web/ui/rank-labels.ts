const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

interface Labelled {
  id: string
  label: string
}

/** Lower stands first; undefined does not fit. Short codes, as TX and US, are found too. */
function rankOf({ id, label }: Labelled, sought: string): number | undefined {
  const text = plain(label)
  if (text.startsWith(sought) || id.toLowerCase() === sought) return 0
  if (text.split(/[\s(/-]+/).some((word) => word.startsWith(sought))) return 1
  return text.includes(sought) ? 2 : undefined
}

/** What fits the letters typed, what begins with them first; case and accents do not matter. */
export function rankLabels<Item extends Labelled>(items: readonly Item[], typed: string): Item[] {
  const sought = plain(typed)
  return items
    .map((item) => ({ item, rank: rankOf(item, sought) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ item }) => item)
}
