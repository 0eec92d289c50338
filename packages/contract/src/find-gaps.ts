import { countWords } from './count-words.ts'

const BRACKETED = /\[[^[\]]*\]/g
const LETTER = /\p{L}/u

/**
 * What a text leaves to be filled in, each once: passages in square brackets with words in them.
 * "[…]" and "[1]" are part of the text.
 */
export const findGaps = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACKETED)].map(([gap]) => gap).filter((gap) => LETTER.test(gap))),
]

/** The text with a blank in the place of each passage in brackets. */
export const withoutBrackets = (text: string): string => text.replaceAll(BRACKETED, ' ')

/** More of it is to be filled in than is said. */
export const isMostlyGaps = (text: string): boolean =>
  countWords(withoutBrackets(text)) * 2 < countWords(text)
