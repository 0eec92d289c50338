import type { DeskClause, DeskListing } from '@laurel/contract/desk-admin'

/** Whether a person has something to say to it. */
export const isOpen = ({ state, confidence }: Pick<DeskClause, 'state' | 'confidence'>): boolean =>
  state === 'read' && confidence !== 'certain'

type Clauses = readonly Pick<DeskClause, 'id' | 'state' | 'confidence'>[]

/** Where one begins: at the first clause that waits, else at the first. */
export const firstClause = (clauses: Clauses): string | undefined =>
  (clauses.find(isOpen) ?? clauses[0])?.id

/** The clause before or after; undefined at either end. */
export function beside(clauses: Clauses, id: string | undefined, step: 1 | -1): string | undefined {
  const at = clauses.findIndex((clause) => clause.id === id)
  return at < 0 ? firstClause(clauses) : clauses[at + step]?.id
}

/** The next clause that waits: after this one, else before it; undefined when none is left. */
export function nextOpen(clauses: Clauses, id: string): string | undefined {
  const at = clauses.findIndex((clause) => clause.id === id)
  const others = [...clauses.slice(at + 1), ...clauses.slice(0, Math.max(at, 0))]
  return others.find(isOpen)?.id
}

export const countOpen = (clauses: Clauses): number => clauses.filter(isOpen).length

/** How a clause stands after a decision, before the server has answered. */
export interface Change {
  state: DeskClause['state']
  criteria: string
}

export const changeClause = (
  listing: DeskListing,
  clauseId: string,
  change: Change,
): DeskListing => ({
  ...listing,
  clauses: listing.clauses.map((clause) =>
    clause.id === clauseId ? { ...clause, ...change } : clause,
  ),
})
