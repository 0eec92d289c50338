import { sql, type SQL } from 'drizzle-orm'
import { pageDays, pageViews, visitDays } from '../../../db/schema/measuring.ts'
import { SIGN_UP_PAGES } from './rules.ts'

/** Single views of the days that are not counted together yet: today's, and what a night missed. */
const views = sql`(
  select ${pageViews}.*, day from ${pageViews},
    lateral (select to_char(viewed_at at time zone 'UTC', 'YYYY-MM-DD') as day) as its
  where not exists (select from ${pageDays} as counted where counted.day = its.day)
) as views`

const SIGN_UP = sql.join(
  SIGN_UP_PAGES.map((page) => sql`${page}`),
  sql`, `,
)

/** The first that is known, no longer than five of them may be as a key of an index. */
const told = (values: SQL) => sql`left(coalesce(${values}, ''), 100)`

/** Rows as in `page_days`, of the days that are not there yet and before one. */
export const uncountedPages = (before: string): SQL => sql`
  select day, page, count(*)::int as views, count(distinct visit_id)::int as visits
  from ${views} where day < ${before} group by day, page`

/** Rows as in `visit_days`, of the days that are not there yet and before one. */
export const uncountedVisits = (before: string): SQL => sql`
  select day, source, medium, campaign, link_id, source_id, width,
    count(*)::int as visits, (count(*) filter (where has_asked))::int as sign_up_visits
  from (
    select distinct on (day, visit_id) day, width,
      ${told(sql`campaign ->> 'utmSource', referrer_host`)} as source,
      ${told(sql`campaign ->> 'utmMedium'`)} as medium,
      ${told(sql`campaign ->> 'utmCampaign'`)} as campaign,
      ${told(sql`link_id`)} as link_id, ${told(sql`source_id`)} as source_id,
      bool_or(page in (${SIGN_UP})) over (partition by day, visit_id) as has_asked
    from ${views} where day < ${before}
    order by day, visit_id, viewed_at, id
  ) as visit
  group by day, source, medium, campaign, link_id, source_id, width`

/** Visits of a day and later, today's included. */
export const visitsSince = (day: string, tomorrow: string): SQL => sql`(
  select * from ${visitDays} where day >= ${day}
  union all select * from (${uncountedVisits(tomorrow)}) as uncounted where day >= ${day}
) as visit_days`

/** Pages of a day and later, today's included. */
export const pagesSince = (day: string, tomorrow: string): SQL => sql`(
  select * from ${pageDays} where day >= ${day}
  union all select * from (${uncountedPages(tomorrow)}) as uncounted where day >= ${day}
) as page_days`
