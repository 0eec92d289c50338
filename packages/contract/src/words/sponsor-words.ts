import { hostOf } from './source-words.ts'

/** Stands where a listing names nobody who gives it. */
export const NO_SPONSOR = 'Sponsor not stated'

/** Who takes applications: the sponsor, or else the site that they are sent on. */
export const takerOf = (sponsor: string, applyUrl: string | null): string => {
  if (sponsor !== NO_SPONSOR) return sponsor
  return applyUrl === null ? 'its sponsor' : hostOf(applyUrl).replace(/^www\./, '')
}

/** What one can do where a list names no address to apply at: no link is better than a wrong one. */
export const withoutAddressWords = (sponsor: string, title: string): string =>
  sponsor === NO_SPONSOR
    ? `The list where we found it gives neither an address nor its sponsor. Search the web for “${title}”, and check who gives it before you send anything.`
    : `The list where we found it gives no address. Search the web for “${sponsor}”, and apply on a page that is its own.`

/** A sponsor inside a sentence. */
export const sponsorInWords = (sponsor: string): string =>
  sponsor === NO_SPONSOR ? 'Its sponsor, whom the list does not name' : sponsor
