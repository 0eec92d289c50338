import type { Clause, HardClause } from '@laurel/matching/criteria'
import type { Known } from '@laurel/matching/known'

/** What a text of a listing is: who may apply, the award in prose, what is to be handed in, its names. */
export type TextKind = 'title' | 'sponsor' | 'eligibility' | 'description'

export interface ListingText {
  kind: TextKind
  text: string
}

/** Certain decides; likely decides visibly; unsure is only ever a question. */
export type Confidence = 'certain' | 'likely' | 'unsure'

/** Words of a listing and where they stand: the text's place in the list, and its characters. */
export interface Quote {
  words: string
  at: { text: number; from: number; to: number }
  /** Whether it says nothing alone: what stands above it turns it or leaves a choice, or it breaks off. */
  isPart?: true
}

export interface ReadClause extends Quote {
  criteria: Clause
  confidence: Confidence
  reader: 'rules' | 'model'
  /** Why it is not certain, where there is more to say than that words around it were not read. */
  why?: string
}

export interface ListingReading {
  known: Exclude<Known, 'stated'>
  clauses: ReadClause[]
  /** Sentences that ask something that was not understood, or not completely. */
  unread: Quote[]
  /** Sentences about the award, the way to apply, or nobody. */
  asksNothing: Quote[]
}

/** A clause as a sentence says it; `facts` lifted are those it declares open to all. */
export interface SentenceClause {
  clause: HardClause
  isSoft: boolean
  confidence: Confidence
  from: number
  to: number
  why?: string
}

/** A criterion that a column of the source stated, in its words. */
export interface ColumnClause {
  words: string
  clause: HardClause
  /** Absent where it is certain. */
  confidence?: Confidence
}
