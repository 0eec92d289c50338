/** A word is a run without blanks that holds a letter or a digit, so that a lone dash or emoji is none. */
const WORD = /[^\s\u{200B}]*[\p{L}\p{N}][^\s\u{200B}]*/gu

/** The number of words in a plain text. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}
