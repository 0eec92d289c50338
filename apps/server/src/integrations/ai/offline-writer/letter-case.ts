/** Written with a capital wherever they stand. */
const ALWAYS_CAPITAL = new Set(
  `I English Spanish French German Chinese Japanese Korean Arabic Hindi Latin Portuguese Italian
  Russian Vietnamese Tagalog Haitian American America African Asian Hispanic Latino Latina Black
  Native European Indian Mexican Monday Tuesday Wednesday Thursday Friday Saturday Sunday January
  February March April May June July August September October November December Christmas
  Thanksgiving Ramadan Easter Christian Jewish Muslim Catholic God Congress Internet`.split(/\s+/),
)
/** A language, a day or the like: written with a capital, yet nobody's name. */
export const isCommonCapital = (word: string): boolean => ALWAYS_CAPITAL.has(word)

const ALL_CAPITALS = /^[\p{Lu}\p{N}.&'’-]{2,}$/u

const keepsCapital = (word: string): boolean => {
  const bare = word
    .replace(/(?<![^\p{L}\p{N}'’-])[^\p{L}\p{N}'’-]+$/u, '')
    .replace(/['’](?:s|m|ll|d|ve|re)$/, '')
  return ALWAYS_CAPITAL.has(bare) || ALL_CAPITALS.test(bare) || /^\p{Ll}/u.test(bare)
}

export const capitalised = (text: string): string =>
  text.replace(/^([^\p{L}\p{N}[]*)(\p{Ll})/u, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })

/** For the middle of a sentence; a name that begins a sentence cannot be told from other words. */
export function uncapitalised(text: string): string {
  const [first = ''] = text.split(/\s/, 1)
  return keepsCapital(first) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Labels of the profile, such as "Computer Science", as they stand in a sentence. */
export const asCommonNoun = (label: string): string =>
  label
    .split(' ')
    .map((word) => (keepsCapital(word) ? word : word.toLowerCase()))
    .join(' ')

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
