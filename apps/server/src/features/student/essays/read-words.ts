/** A word of an essay's HTML; its place is counted in UTF-16 units of the HTML. */
export interface Word {
  /** With the signs and the markup that cling to it. */
  start: number
  end: number
  /** Its first letter or digit. */
  at: number
  /** Alike for words that differ in case, signs or markup only. */
  key: string
}

const MARKUP = /<\/?([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|&(?:#x?[\da-f]{1,7}|[a-z]+);/gi
/** What ends a line ends a word; bold in the middle of a word does not. */
const LINE_TAG = /^(?:br|p|h[1-6]|pre|li)$/i
/** Neither a blank nor a letter. */
const NOTHING = '\u{2060}'
/** As `countWords` has it: a run without blanks that holds a letter or a digit. */
const RUN = /[^\s\u{200B}]+/gu
const LETTER = /[\p{L}\p{N}]/u
const PLAIN = /^[a-z\d]+$/
const NO_PART_OF_A_KEY = /[^\p{L}\p{M}\p{N}]+/gu

/** The words of an essay, the same as those that its plain text has. */
export function readWords(html: string): Word[] {
  const words: Word[] = []
  for (const { 0: run, index } of hideMarkup(html).matchAll(RUN)) {
    const letter = run.search(LETTER)
    if (letter < 0) continue
    words.push({ start: index, end: index + run.length, at: index + letter, key: keyOf(run) })
  }
  return words
}

/** Most words are their own key; asking costs a tenth of working it out. */
const keyOf = (run: string): string =>
  PLAIN.test(run) ? run : run.normalize('NFKC').toLowerCase().replaceAll(NO_PART_OF_A_KEY, '')

/** Every sign in its place, with none where markup stands. */
const hideMarkup = (html: string): string =>
  html.replaceAll(MARKUP, (markup, tag: string | undefined) => {
    const isBlank = tag === undefined ? markup === '&nbsp;' : LINE_TAG.test(tag)
    return (isBlank ? ' ' : NOTHING).repeat(markup.length)
  })
