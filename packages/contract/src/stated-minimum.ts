/** "at least 250 words", "a minimum of 250 words". */
const BEFORE =
  /\b(?:at least|minimum(?: of| length:?| word count:?|:)?|no (?:less|fewer) than) (\d{2,4}) ?words?\b/i
/** "250 words or more", "250 words minimum", "250-word minimum". */
const AFTER = /\b(\d{2,4})[ -]words? (?:or more|minimum|at least)\b/i
/** "250 to 500 words", "between 250 and 500 words", "250-500 words". */
const RANGE = /\b(\d{2,4})(?: ?[-–] ?| to | and )\d{2,4}[ -]words?\b/i

/** The least number of words that a text says an answer must have; undefined where it says none. */
export function statedMinimum(description: string): number | undefined {
  const text = description.replaceAll(/(\d),(?=\d{3})/g, '$1')
  const found = BEFORE.exec(text) ?? AFTER.exec(text) ?? RANGE.exec(text)
  return found ? Number(found[1]) : undefined
}
