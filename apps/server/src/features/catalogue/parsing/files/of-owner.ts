import { isJson } from '../cells/read-open-parts.ts'
import type { FileRow } from './file-row.ts'
import { fieldOf } from './parse-header.ts'

/** A row with the sponsor that is named around it for all, where it names none itself. */
export const ofOwner = (entry: FileRow, owner: string): FileRow => {
  if (owner === '' || !('row' in entry) || !isJson(entry.row) || 'problem' in entry) return entry
  const isNamed = Object.keys(entry.row).some((name) => fieldOf(name) === 'sponsor')
  return isNamed ? entry : { ...entry, row: { ...entry.row, sponsor: owner } }
}
