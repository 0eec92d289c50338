import type { Clause, HardClause } from '@laurel/matching/criteria'

/** What a cell was read to say; `asksNothing` where all it names lets everybody in. */
export type CellReading =
  | { readonly clause: HardClause; readonly isLikely?: boolean }
  | { readonly asksNothing: true }

/** What a column says, as clauses. */
export interface ParsedClauses {
  clauses: Clause[]
  /** What was asked as a question because it could not be read as a criterion. */
  warnings: string[]
  /** Read, though it may be meant otherwise. */
  isLikely?: boolean
  /** Names side by side: a reader of sentences would take them for wider ones. */
  isNoSentence?: boolean
}

/** What one column of a row says. */
export interface ReadColumn {
  label: string
  text: string
  parsed: ParsedClauses
}

/** Parts of a cell that lists several: 'FT/PT', 'US, PR or DACA', 'Fr & So'. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,;|/&\n]|\s\+\s|\band\b|\bor\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A part in lower case, without the dots of short forms: 'Sr.' and 'U.S.' are 'sr' and 'us'. */
export const bareOf = (part: string): string =>
  part
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[\s_]+/g, ' ')
    .trim()
