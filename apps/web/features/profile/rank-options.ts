import type { ComboboxItem, OptionsFilter } from '@mantine/core'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/** Lower stands first; undefined does not fit. Short codes, as TX and US, are found too. */
function rankOf({ value, label }: ComboboxItem, sought: string): number | undefined {
  const text = plain(label)
  if (text.startsWith(sought) || value.toLowerCase() === sought) return 0
  if (text.split(/[\s(/-]+/).some((word) => word.startsWith(sought))) return 1
  return text.includes(sought) ? 2 : undefined
}

/** What begins with the letters typed comes first; case and accents do not matter. */
export const rankOptions: OptionsFilter = ({ options, search }) => {
  const sought = plain(search)
  const items = options.filter((option): option is ComboboxItem => !('group' in option))
  return items
    .map((item) => ({ item, rank: rankOf(item, sought) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ item }) => item)
}
