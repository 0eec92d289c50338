import type { DeskClause, DeskListing } from '@laurel/contract/desk-admin'

/** A stretch of a text, and the clauses that were read in it. */
export interface Piece {
  text: string
  clauses: readonly string[]
  /** Clauses that end here: their numbers follow. */
  ends: readonly string[]
}

type Place = Pick<DeskClause, 'id' | 'textIndex' | 'from' | 'to'>

/** A text cut where clauses begin and end; clauses of one sentence may overlap. */
export function markPieces(text: string, index: number, clauses: readonly Place[]): Piece[] {
  const here = clauses.filter(
    ({ textIndex, from, to }) => textIndex === index && from < to && to <= text.length,
  )
  const cuts = [...new Set([0, text.length, ...here.flatMap(({ from, to }) => [from, to])])]
  cuts.sort((one, other) => one - other)
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? text.length
    const inside = here.filter((clause) => clause.from <= from && to <= clause.to)
    return {
      text: text.slice(from, to),
      clauses: inside.map(({ id }) => id),
      ends: inside.filter((clause) => clause.to === to).map(({ id }) => id),
    }
  })
}

/** Clauses that stand in none of the texts, as those of columns. */
export const outsideTexts = ({
  texts,
  clauses,
}: Pick<DeskListing, 'texts' | 'clauses'>): DeskClause[] =>
  clauses.filter(({ textIndex, to }) => (texts[textIndex]?.text.length ?? -1) < to)
