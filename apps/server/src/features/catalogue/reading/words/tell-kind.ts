import { splitWords } from './split-words.ts'

/**
 * A row of a table that tells lines or sentences apart by their words: one of its ways is enough. All but
 * `is` and `opens` are parts of patterns.
 */
export interface KindWords<Kind extends string> {
  kind: Kind
  /** All of it, whatever its signs and endings. */
  is?: readonly string[]
  /** Its first words, whatever their signs and endings. */
  opens?: readonly string[]
  /** How it begins, in small letters or capitals. */
  begins?: readonly string[]
  /** How it begins, where capitals tell names. */
  beginsAsWritten?: readonly string[]
  /** What stands in it from the beginning of a word, in small letters or capitals. */
  holds?: readonly string[]
  /** What stands in it, whatever its signs and endings. */
  holdsWords?: readonly string[]
  /** With what in it the row tells nothing. */
  unless?: RegExp
}

/** A line or sentence, whose words are split where they are asked for. */
export interface Line {
  readonly text: string
  readonly words: string
}

/** Words in the one form in which whole phrases are compared. */
const wordsOf = (phrase: string): string =>
  splitWords(phrase, 0, phrase.length)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ stem }) => stem)
    .join(' ')

/** `most` of its characters are enough where only its first words are asked for. */
export const lineOf = (text: string, most = Infinity): Line => {
  let words: string | undefined
  return {
    text,
    get words() {
      words ??= wordsOf(text.slice(0, most))
      return words
    },
  }
}

type Tells = (line: Line) => boolean
const LONGEST_OPENING = 8

const isOneOf = (phrases: readonly string[]): Tells => {
  const known = new Set(phrases.map(wordsOf))
  return ({ words }) => known.has(words)
}
const opensWith = (phrases: readonly string[]): Tells => {
  const known = new Set(phrases.map(wordsOf))
  return ({ words }) => {
    const first = words.split(' ', LONGEST_OPENING)
    return first.some((_, at) => known.has(first.slice(0, at + 1).join(' ')))
  }
}

interface RowPattern {
  of: keyof Line
  pattern: RegExp
}
const patternOf = (
  of: keyof Line,
  anchor: string,
  ways: readonly string[] | undefined,
  flags = '',
): RowPattern[] =>
  ways ? [{ of, pattern: new RegExp(`${anchor}(?:${ways.join('|')})`, flags) }] : []

/** What the ways of a row come to, each of the text or of its words. */
export const patternsOf = <Kind extends string>(row: KindWords<Kind>): RowPattern[] => [
  ...patternOf('text', '^', row.begins, 'i'),
  ...patternOf('text', '^', row.beginsAsWritten),
  ...patternOf('text', '\\b', row.holds, 'i'),
  ...patternOf('words', '\\b', row.holdsWords),
]

const waysOf = <Kind extends string>(row: KindWords<Kind>): Tells[] => [
  ...(row.is ? [isOneOf(row.is)] : []),
  ...(row.opens ? [opensWith(row.opens)] : []),
  ...patternsOf(row).map(
    ({ of, pattern }): Tells =>
      (line) =>
        pattern.test(line[of]),
  ),
]

/** Reads a table: the kind of the first row that tells a line, or null. */
export const kindTeller = <Kind extends string>(
  table: readonly KindWords<Kind>[],
): ((line: Line) => Kind | null) => {
  const rows = table.map((row) => ({ row, ways: waysOf(row) }))
  return (line) =>
    rows.find(
      ({ row, ways }) => ways.some((tells) => tells(line)) && row.unless?.test(line.text) !== true,
    )?.row.kind ?? null
}
