import { longDate } from './deadline-words.ts'

/** The host of an address; what is none stands as it is. */
export const hostOf = (url: string): string =>
  /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? url

/** The day on which a source says it checked a listing, as the source wrote it where it is none. */
export const verifiedWords = (verifiedOn: string): string =>
  /^\d{4}-\d{2}-\d{2}/.test(verifiedOn) ? longDate(verifiedOn.slice(0, 10)) : verifiedOn

/** What stands before that day: we did not check it. */
export const VERIFIED_BY_SOURCE = 'The source says it checked this on'
