import { isDate } from '@laurel/matching/calendar'
import type { ScholarshipSource } from '@laurel/contract/scholarship-shapes'
import { parseDays } from './cells/parse-day.ts'
import { lineOf } from './parse-listing.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { READABLE_CHARACTERS } from './cells/parse-text.ts'
import { parseUrl } from './cells/parse-url.ts'

/** A day that a text states with its year, as YYYY-MM-DD; undefined for any other text. */
export const statedDay = (text: string): string | undefined => {
  if (text.length > READABLE_CHARACTERS) return undefined
  const days = parseDays(text)
  const [first] = days === 'unclear' ? [] : days
  if (!first?.year || !first.day) return undefined
  const day = [first.year, first.month, first.day]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return isDate(day) ? day : undefined
}

/** Where a row's data come from. */
export const parseSource = ({ fields, source }: CatalogueRecord): ScholarshipSource | null => {
  const own: Record<string, unknown> =
    typeof source === 'object' && source !== null ? { ...source } : {}
  const url = parseUrl(own['url'] ?? fields.infoUrl)
  const name = lineOf(own['name'] ?? fields.sourceName)
  const licence = lineOf(own['licence'] ?? own['license'] ?? fields.licence)
  const verifiedOn = statedDay(lineOf(own['verifiedOn'] ?? fields.verifiedOn))
  const known = {
    ...(url ? { url } : {}),
    ...(name ? { name } : {}),
    ...(licence ? { licence } : {}),
    ...(verifiedOn ? { verifiedOn } : {}),
  }
  return Object.keys(known).length > 0 ? known : null
}
