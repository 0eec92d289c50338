const RUN = /[^\s\u{200B}]+/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * The number of words in a plain text. A word is a run without blanks that holds a letter or a
 * digit, so that a lone dash or emoji is none.
 */
export function countWords(text: string): number {
  let words = 0
  for (const [run] of text.matchAll(RUN)) if (LETTER_OR_DIGIT.test(run)) words += 1
  return words
}
