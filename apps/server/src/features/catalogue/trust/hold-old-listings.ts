import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { YEARS_UNTIL_OLD } from './years-until-old.ts'
import { holdListing } from './hold-listing.ts'

/** One transaction each: a listing is locked for a moment only. */
const STEP = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

interface Old extends Record<string, unknown> {
  id: string
  /** The last one of which anything is known. */
  year: number
}

/**
 * Holds listings back that nobody knows to be given still: without a day of their own, whose years
 * passed long ago, and that neither a check of their page nor a person has looked at since. An import
 * holds back what is old when it comes; this is for what grew old here. Gives how many.
 */
export async function holdOldListings({
  db,
  clock,
  matches,
}: Pick<App, 'db' | 'clock' | 'matches'>): Promise<number> {
  const now = clock.now()
  const newest = now.getUTCFullYear() - YEARS_UNTIL_OLD
  let held = 0
  let after = BEFORE_ALL
  for (;;) {
    const found = await transact(db, async (tx) => {
      const { rows } = await tx.execute<Old>(sql`
        select id, year from (
          select listing.id, greatest(
            coalesce(${YEAR_OF_TEXTS}, extract(year from ${LISTED_AT})::int),
            ${YEAR_OF_LOOKS}) as year
          from scholarships as listing
          where id > ${after} and status = 'published' and delivery = 'provider' and not is_sample
            and (deadline ->> 'date' is null or (deadline ->> 'isEstimate')::boolean)
            and not exists (select from organisation_profiles as profile
              where profile.organisation_id = listing.organisation_id)) as heard
        where year <= ${newest}
        order by id limit ${STEP}`)
      for (const { id, year } of rows)
        await holdListing(tx, { id, reason: `of ${year}, and not checked since` }, now)
      return rows
    })
    held += found.length
    const last = found.at(-1)
    if (!last || found.length < STEP) break
    after = last.id
  }
  if (held > 0) await matches.catchUp()
  return held
}

/** Years that its title, its deadline and its source name; no class of students. */
const YEAR_OF_TEXTS = sql`(
  select max(named[1]::int) from regexp_matches(
    regexp_replace(
      concat_ws(' ', title, left(deadline ->> 'raw', 1000), deadline ->> 'opens',
        source ->> 'verifiedOn'),
      'class of 20\\d\\d', '', 'gi'),
    '\\m(20\\d\\d)\\M', 'g') as named)`

/** Where it names no year: when it came, or its catalogue last had it. */
const LISTED_AT = sql`greatest(listing.created_at, (
  select max(stored_at) from import_rows where scholarship_id = listing.id))`

/** When its page was last there, or somebody here looked at it. */
const YEAR_OF_LOOKS = sql`extract(year from greatest(
  (select read_at from listing_sources where scholarship_id = listing.id),
  (select max(happened_at) from listing_events
    where scholarship_id = listing.id and kind = 'reviewed')))::int`
