import type { Queryable } from '../../../db/database.ts'
import type { StoreOutcome } from '../scholarships/store-scholarships.ts'
import type { FoundRow } from './found-row.ts'
import type { ReadRow } from '../parsing/parsed-row.ts'
import type { ListingVersion } from './restore-listing.ts'

/** A row that was taken, or would be. */
export interface TakenRow {
  line: number
  read: ReadRow
  outcome: StoreOutcome
  scholarshipId: string
  /** How its listing was before this row changed it. */
  before: ListingVersion | undefined
}

/** A row that cannot enter the catalogue. */
export interface AsideRow {
  line: number
  title: string
  sponsor: string
  reason: string
  /** What of it is at fault, where one thing is. */
  field?: string | undefined
  /** The scholarship that it is about, where that was edited since and so stays. */
  editedId?: string | undefined
  /** What stands in the file, where it is kept to be put right. */
  found?: FoundRow | undefined
}

/**
 * Told of each batch of rows: in the transaction that stores it, so that what is recorded is what
 * happened; of a dry run after its transaction was taken back.
 */
export interface ImportRecord {
  taken(db: Queryable, rows: readonly TakenRow[]): Promise<void>
  setAside(db: Queryable, rows: readonly AsideRow[]): Promise<void>
}
