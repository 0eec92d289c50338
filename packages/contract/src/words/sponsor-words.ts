import { hostOf } from './source-words.ts'

/** Stands where a listing names nobody who gives it. */
export const NO_SPONSOR = 'Sponsor not stated'

/** Who takes applications: the sponsor, or else the site that they are sent on. */
export const takerOf = (sponsor: string, applyUrl: string | null): string => {
  if (sponsor !== NO_SPONSOR) return sponsor
  return applyUrl === null ? 'its sponsor' : hostOf(applyUrl).replace(/^www\./, '')
}

/** A sponsor inside a sentence. */
export const sponsorInWords = (sponsor: string): string =>
  sponsor === NO_SPONSOR ? 'Its sponsor, whom the list does not name' : sponsor
