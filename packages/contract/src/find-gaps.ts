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
