import { isJson, type Json } from '../cells/read-open-parts.ts'
import type { FileRow } from './file-row.ts'
import { LIST_NAME } from './list-names.ts'
import { ofOwner } from './of-owner.ts'
import { fieldOf } from './parse-header.ts'

const fieldsOf = (row: Json) => new Set(Object.keys(row).map(fieldOf))

const SAYS_MORE = ['eligibility', 'deadline', 'applyUrl', 'infoUrl'] as const
/** A listing of its own has a name and says who may apply, by when or where. */
const isListing = (value: unknown): boolean => {
  if (!isJson(value)) return false
  const fields = fieldsOf(value)
  return fields.has('title') && SAYS_MORE.some((field) => fields.has(field))
}

/** The awards that a row holds in a list, where the row is no award itself: one state's programs. */
const listingsIn = (row: Json): readonly unknown[] => {
  const fields = fieldsOf(row)
  if (fields.has('eligibility') || fields.has('award')) return []
  const list = Object.entries(row).find(
    ([name, value]) => LIST_NAME.test(name) && Array.isArray(value) && value.length > 0,
  )?.[1]
  return Array.isArray(list) && list.every(isListing) ? list : []
}

const OF_AGENCY = /^(?:agency|organi[sz]ation|institution|university|college|foundation)[ _]?name$/i
/** Who gives all of them, as the row around them says. */
const sponsorIn = (row: Json): string => {
  const named = Object.entries(row).find(
    ([name, value]) =>
      (fieldOf(name) === 'sponsor' || OF_AGENCY.test(name)) && typeof value === 'string',
  )
  return named ? String(named[1]) : ''
}

/** Each row, or the awards in its list instead of it. */
export async function* spreadLists(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  for await (const entry of rows) {
    const row = 'row' in entry && !('problem' in entry) && isJson(entry.row) ? entry.row : {}
    const listings = listingsIn(row)
    if (listings.length === 0) {
      yield entry
      continue
    }
    const sponsor = sponsorIn(row)
    for (const listing of listings) yield ofOwner({ line: entry.line, row: listing }, sponsor)
  }
}
