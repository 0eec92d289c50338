import type { ListingReading } from '../reading/listing-reading.ts'
import type { ScholarshipInput } from '../scholarships/scholarship-input.ts'

/** A value that could not be read as what it stands for. */
export interface RowWarning {
  field: string
  value: string
  problem: string
}

export interface ImportContext {
  /** YYYY-MM-DD. */
  today: string
  /** The organisation whose account the import is for; without one nothing can be applied for here. */
  organiser?: string
}

/** A row as the catalogue takes it; without a reading where its criteria were stated as such. */
export interface ReadRow {
  scholarship: ScholarshipInput
  reading: ListingReading | null
  warnings: RowWarning[]
}

export type ParsedRow = ReadRow | { quarantine: string }
