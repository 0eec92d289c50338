/** The words of a text in small letters, without accents and signs; "Maya's" is "maya". */
export const wordsOf = (text: string): string[] => plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A text in small letters, without accents and apostrophes. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]s?\b/gu, '')
    .toLowerCase()

/** Takes the usual endings off an English word, so that "nursing", "nurses" and "nurse" meet. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/(?<=\w{2})e$/, '')
    .replace(/([^aeiou])\1$/, '$1')
}

/** As many words in a row as are compared at once; of a shorter text all. */
export function runsOf(words: readonly string[], length: number): string[] {
  const starts = words.slice(0, Math.max(1, words.length - length + 1))
  return starts.map((_, at) => words.slice(at, at + length).join(' '))
}
