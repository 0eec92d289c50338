import { listHtml, toSafeHtml } from './cells/parse-html.ts'
import { DESCRIPTION_LIMIT, lineOf } from './parse-listing.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { isAbsent, toLine } from './cells/parse-text.ts'
import { parseUrl } from './cells/parse-url.ts'
import { RowRefusal } from './row-refusal.ts'

type Fields = CatalogueRecord['fields']

/** A value as safe HTML; null for a placeholder. */
export const htmlOf = (value: unknown): string | null => {
  const html = typeof value === 'string' && !isAbsent(toLine(value)) ? toSafeHtml(value) : ''
  return html === '' ? null : html
}

const textList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').map(toLine) : []

/** How to apply in words, from whichever columns hold more than an address. */
const toApplyHtml = (fields: Fields): string => {
  const stated = fields.toApply
  const html =
    typeof stated === 'string' && parseUrl(stated) === null
      ? (htmlOf(stated) ?? '')
      : listHtml(textList(stated))
  // 'Write to the office for a form' is no address, and all there is to know.
  const words = parseUrl(fields.applyUrl) === null ? lineOf(fields.applyUrl) : ''
  return `${html}${words === '' || html.includes(words) ? '' : listHtml([`How to apply: ${words}`])}`
}

/** What a listing says of itself, with how to apply and its groups. */
export const readDescription = (
  { fields, categories }: CatalogueRecord,
  sentences: readonly string[],
) => {
  const html = htmlOf(fields.description) ?? ''
  if (html.length > DESCRIPTION_LIMIT)
    throw new RowRefusal(
      `The description is longer than ${DESCRIPTION_LIMIT} characters.`,
      'description',
    )
  const groups = categories.map((text) => `Categories: ${toLine(text)}`)
  return `${html === '' ? listHtml(sentences) : html}${toApplyHtml(fields)}${listHtml(groups)}`
}
