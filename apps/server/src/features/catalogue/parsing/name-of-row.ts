import { lineOf, sponsorOf } from './parse-listing.ts'
import { parseHeader } from './files/parse-header.ts'

const LONGEST_NAME = 200

/** What a row calls itself and its sponsor, as far as that can be told of one that was refused. */
export const nameOfRow = (row: unknown): { title: string; sponsor: string } => {
  const named = { title: '', sponsor: '' }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return named
  for (const [column, value] of Object.entries(row)) {
    const target = parseHeader(column)
    const field = target && 'field' in target ? target.field : null
    if (field === 'title' && named.title === '') named.title = lineOf(value).slice(0, LONGEST_NAME)
    if (field === 'sponsor' && named.sponsor === '')
      named.sponsor = sponsorOf(value).slice(0, LONGEST_NAME)
  }
  return named
}
