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

export type ParsedRow =
  | { scholarship: ScholarshipInput; warnings: RowWarning[] }
  | { quarantine: string }
