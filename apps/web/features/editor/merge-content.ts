import type { ListingContent, WrittenListing } from '@laurel/contract/publishing-shapes'
import { canonicalJson } from '@laurel/matching/canonical-json'

/**
 * One's own changes on top of what somebody else published meanwhile, part by part: what only they
 * changed is theirs, everything that oneself changed stays one's own.
 */
export function mergeContent(
  base: ListingContent,
  mine: ListingContent,
  theirs: ListingContent,
): ListingContent {
  const pick = <Part>(was: Part, is: Part, newer: Part): Part =>
    canonicalJson(was) === canonicalJson(is) ? newer : is
  const parts = Object.keys(theirs.listing) as (keyof WrittenListing)[]
  const listing = Object.fromEntries(
    parts.map((part) => [
      part,
      pick<unknown>(base.listing[part], mine.listing[part], theirs.listing[part]),
    ]),
  ) as WrittenListing
  return {
    listing,
    criteria: pick(base.criteria, mine.criteria, theirs.criteria),
    reasons: pick(base.reasons, mine.reasons, theirs.reasons),
  }
}
