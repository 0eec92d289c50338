import type { Transaction } from '../../../db/database.ts'
import type { ReadRow, RefusedRow } from './parsed-row.ts'
import type { RowWithTexts } from './read-further.ts'
import { RowRefusal } from './row-refusal.ts'

/** The rows of one organisation, whatever sponsor they name. */
export interface OwnRows {
  organisationId: string
  name: string
  /** What becomes of a row that was read, before it is stored. Throws a RowRefusal. */
  adapt(read: ReadRow): ReadRow
  /** Told of the scholarships that were added or changed, in the transaction that stores them. */
  keep(tx: Transaction, ids: readonly string[]): Promise<void>
}

/** A row as its organisation takes it in. */
export function adaptRow(
  read: RowWithTexts | RefusedRow,
  own: OwnRows | undefined,
): RowWithTexts | RefusedRow {
  if ('quarantine' in read || !own) return read
  try {
    return { ...read, ...own.adapt(read) }
  } catch (error) {
    if (error instanceof RowRefusal) return { quarantine: error.message, field: error.field }
    throw error
  }
}
