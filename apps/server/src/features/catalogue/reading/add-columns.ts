import { isOrGoal } from './sentences/clause-facts.ts'
import type { ColumnClause, Confidence, ListingText } from './listing-reading.ts'
import type { Draft, Found } from './reading-draft.ts'
import { namedFields, readSubjects } from './subject-column.ts'
import { widened } from './widen-columns.ts'

const NO_TEXT = { text: -1, from: 0, to: 0 }

const fromColumn = ({ words, clause }: ColumnClause, confidence: Confidence): Found => ({
  words,
  at: NO_TEXT,
  clause,
  isSoft: false,
  confidence,
  origin: 'column',
})

const levelsIn = (found: readonly Found[]): string[] =>
  found.flatMap(({ clause, isSoft }) =>
    !isSoft && 'fact' in clause && clause.fact === 'schoolLevel' && 'in' in clause
      ? clause.in.map(String)
      : [],
  )

/** What the columns come to that are of no subjects. */
export const columnClauses = (
  columns: readonly ColumnClause[],
  texts: readonly ListingText[],
): Found[] =>
  columns.map((column) => {
    const clause = widened(column.clause, texts)
    return clause
      ? fromColumn({ ...column, clause }, 'likely')
      : fromColumn(column, column.confidence ?? 'certain')
  })

/** What a column of subjects comes to, once the texts were read. */
export const addSubject = (
  draft: Draft,
  column: ColumnClause,
  texts: readonly ListingText[],
): void => {
  const told = draft.found.filter(
    ({ clause, isSoft, origin }) =>
      origin === 'text' &&
      !isSoft &&
      !('not' in clause) &&
      !isOrGoal(clause) &&
      JSON.stringify(clause).includes('"fieldOfStudy"'),
  )
  if (told.length > 0) {
    const named = namedFields(column.clause)
    const isPlain = told.every(({ clause }) => 'fact' in clause)
    if (isPlain && named) draft.found.push({ ...fromColumn(column, 'likely'), clause: named })
    return
  }
  const read = readSubjects(column.words, column.clause, texts, levelsIn(draft.found))
  if (!read) return
  draft.found.push({ ...fromColumn(column, read.confidence), ...read })
  if (read.confidence === 'unsure') draft.unread.push({ words: column.words, at: NO_TEXT })
}
