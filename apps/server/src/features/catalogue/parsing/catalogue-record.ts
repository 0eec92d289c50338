import type { FactId } from '@laurel/matching/facts'
import type { ReadColumn } from './cells/cell-reading.ts'
import type { CatalogueField } from './files/header-names.ts'

/** Few words on who may apply, and the column they stand in. */
export interface Statement {
  text: string
  label: string
  /** Whether the column's name only hints that it is about who may apply. */
  isAside?: boolean
}

/** A row of a flat file or of JSON, by what its columns hold. */
export interface CatalogueRecord {
  fields: Partial<Record<CatalogueField, unknown>>
  /** Structured eligibility, with the column's own name. */
  facts: { fact: FactId; label: string; value: string; isRule: boolean }[]
  /** What an object says in full, with the words for it. */
  stated: ReadColumn[]
  /** Free-text eligibility. */
  eligibility: string[]
  /** Eligibility stated in so few words that one fact may hold it all. */
  statements: Statement[]
  /** Words side by side for whom an award is: 'High School Senior', 'Low Income', 'Service'. */
  tags: string[]
  /** Columns whose names say nothing known. */
  unknown: string[]
  /** Prose in columns whose names say nothing known: it may tell who may apply. */
  asides: string[]
  /** Notes on the listing: what there is to say of it where nothing else does. */
  notes: string[]
  /** Web addresses in columns whose names say nothing known. */
  addresses: string[]
  /** What a source calls its own groups of listings; it is shown, and decides nothing. */
  categories: string[]
  /** What only JSON can hold. */
  criteria?: unknown
  requirements?: unknown
  award?: unknown
  amounts?: unknown
  deadline?: unknown
  source?: unknown
  suggestedCriteria?: unknown
  /** Whether the key is the source's own statement, not a column such as 'ID'. */
  isOwnKey: boolean
  isSample: boolean
  isRandomDraw: boolean
  isFeatured: boolean
}

/** Nothing yet. */
export const emptyRecord = (): CatalogueRecord => ({
  fields: {},
  facts: [],
  stated: [],
  eligibility: [],
  statements: [],
  tags: [],
  unknown: [],
  asides: [],
  notes: [],
  addresses: [],
  categories: [],
  isOwnKey: false,
  isSample: false,
  isRandomDraw: false,
  isFeatured: false,
})
