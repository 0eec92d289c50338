import type { ColumnClause, ListingReading, ListingText } from '../reading/listing-reading.ts'
import type { DayOrder } from './cells/parse-day.ts'
import type { ScholarshipInput } from '../scholarships/scholarship-input.ts'

/** A value that could not be read as what it stands for. */
export interface RowWarning {
  field: string
  value: string
  problem: string
}

/** Reads who may apply from a listing's texts and parsed columns. */
export type ListingReader = (
  texts: readonly ListingText[],
  columns: readonly ColumnClause[],
) => ListingReading

export interface ImportContext {
  /** YYYY-MM-DD. */
  today: string
  /** How the file writes days as numbers; American by default. */
  dayOrder?: DayOrder
  /** The organisation whose account the import is for; without one nothing can be applied for here. */
  organiser?: string
  /** Whether free text is asked as it stands, and what it seems to say is suggested only. */
  isUnconfirmed?: boolean
  /** Absent: the rules read. */
  read?: ListingReader
}

/** A row as the catalogue takes it; without a reading where its criteria were stated as such. */
export interface ReadRow {
  scholarship: ScholarshipInput
  reading: ListingReading | null
  warnings: RowWarning[]
  /** Why it waits for a person before anybody sees it. */
  heldBack?: string
}

/** Why a row cannot enter, and what of it is at fault. */
export interface RefusedRow {
  quarantine: string
  field?: string | undefined
}

export type ParsedRow = ReadRow | RefusedRow
