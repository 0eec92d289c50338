import { addressIn, addressInText } from './cells/find-address.ts'
import { lineOf, warn } from './parse-listing.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { parseUrl } from './cells/parse-url.ts'
import type { ImportContext, RowWarning } from './parsed-row.ts'

interface Links {
  applyUrl: string | null
  warnings: RowWarning[]
}

/** Where it is applied for. Whatever column or text holds the address, it is not lost. */
export const parseLinks = (record: CatalogueRecord, { organiser }: ImportContext): Links => {
  const { fields, addresses } = record
  const stated = addressIn(fields.applyUrl) ?? addressIn(fields.toApply)
  // An organiser's own listing is applied for here, whatever pages it mentions.
  const isElsewhere = organiser === undefined && parseUrl(fields.infoUrl) === null
  const other = isElsewhere
    ? (addressIn(fields.infoUrl) ?? addresses[0] ?? addressInText(fields.description))
    : null
  const isUnread = stated === null && lineOf(fields.applyUrl) !== ''
  return {
    applyUrl: stated ?? other,
    warnings: isUnread ? [warn('applyUrl', fields.applyUrl, 'not a web address')] : [],
  }
}
