import type { FileRow } from './file-row.ts'
import { LIST_NAME } from './list-names.ts'
import { parseHeader } from './parse-header.ts'

type Columns = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Columns =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (row: Columns): Set<string> =>
  new Set(
    Object.keys(row).flatMap((name) => {
      const target = parseHeader(name)
      return target !== null && 'field' in target ? [target.field] : []
    }),
  )

/** A listing of its own has a name and says who may apply, by when or where. */
const isListing = (value: unknown): value is Columns => {
  if (!isObject(value)) return false
  const fields = fieldsOf(value)
  const saysMore = ['eligibility', 'deadline', 'applyUrl', 'infoUrl'].some((field) =>
    fields.has(field),
  )
  return fields.has('title') && saysMore
}

/** The awards that a row holds in a list, where the row is no award itself: one state's programs. */
const listingsIn = (row: Columns): readonly Columns[] => {
  const fields = fieldsOf(row)
  if (fields.has('eligibility') || fields.has('award')) return []
  const list = Object.entries(row).find(
    ([name, value]) => LIST_NAME.test(name) && Array.isArray(value) && value.length > 0,
  )?.[1]
  return Array.isArray(list) && list.every(isListing) ? list : []
}

/** Who gives all of them, as the row around them says. */
const sponsorIn = (row: Columns): unknown =>
  Object.entries(row).find(([name, value]) => {
    const target = parseHeader(name)
    const isSponsor =
      (target !== null && 'field' in target && target.field === 'sponsor') || OF_AGENCY.test(name)
    return isSponsor && typeof value === 'string'
  })?.[1]
const OF_AGENCY = /^(?:agency|organi[sz]ation|institution|university|college|foundation)[ _]?name$/i

/** Each row, or the awards in its list instead of it. */
export async function* spreadLists(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  for await (const entry of rows) {
    const row = 'row' in entry && !('problem' in entry) ? entry.row : null
    const listings = isObject(row) ? listingsIn(row) : []
    if (listings.length === 0 || !isObject(row)) {
      yield entry
      continue
    }
    const sponsor = sponsorIn(row)
    for (const listing of listings)
      yield {
        line: entry.line,
        row:
          sponsor === undefined || fieldsOf(listing).has('sponsor')
            ? listing
            : { ...listing, sponsor },
      }
  }
}
