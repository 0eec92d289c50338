import type { HardClause } from '@laurel/matching/criteria'

/** What a stretch of a sentence is to its meaning. */
export type LabelKind =
  | 'clause'
  | 'lifted'
  | 'or'
  | 'and'
  | 'comma'
  | 'break'
  | 'open'
  | 'close'
  | 'glue'
  | 'vague'
  | 'preference'
  | 'notBefore'
  | 'notAfter'
  | 'example'
  | 'others'
  | 'hedge'
  | 'farHedge'
  | 'left'

export interface Label {
  kind: LabelKind
  /** The words it takes, from and to. */
  from: number
  to: number
  text: string
  clause?: HardClause
  isHeuristic?: boolean
  /** Whether the clause admits what its list does not name. */
  isOpen?: boolean
  /** Whether words within it ask for more than the clause says. */
  isNarrower?: boolean
  frame?: string
  /** Whether the lexicon knows the word, though it was not understood here. */
  isNamed?: boolean
  lifted?: readonly string[]
}
