import type { AnswerOf } from '@laurel/contract/define-call'
import type { readVisitors as readCall } from '@laurel/contract/measuring-admin'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { addDays, dayIn, startOfDay } from '../../../days.ts'
import { applicants, conversions, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { subscriptions } from '../../../db/schema/billing.ts'
import { pagesSince, visitsSince } from './queries.ts'

type Visitors = AnswerOf<typeof readCall>
type Reads = Pick<App, 'db' | 'clock'>

export interface Period {
  /** The first day, YYYY-MM-DD, in UTC. */
  since: string
  tomorrow: string
}

/** So many days, today included. */
export function periodOf({ clock }: Pick<App, 'clock'>, days: number): Period {
  const today = dayIn('UTC', clock.now())
  return { since: addDays(today, 1 - days), tomorrow: addDays(today, 1) }
}

/** How many rows of a list are shown; the export has all. */
const MOST_ROWS = 50

/** From visits to sent applications: visits of those who agreed, accounts of everybody. */
export async function readVisitors(app: Reads, days: number): Promise<Visitors> {
  const period = periodOf(app, days)
  const [byDay, sources, pages, widths, conversionRows] = await Promise.all([
    readDays(app, period),
    readSources(app, period),
    readPages(app, period),
    readWidths(app, period),
    readConversions(app, period),
  ])
  const sum = (name: Exclude<keyof SourceRow, 'source'>) =>
    sources.reduce((total, row) => total + row[name], 0)
  return {
    funnel: {
      visits: sum('visits'),
      signUpVisits: sum('signUpVisits'),
      accounts: sum('accounts'),
      profiles: sum('profiles'),
      senders: sum('senders'),
      subscribers: sum('subscribers'),
    },
    days: byDay,
    sources: sources.slice(0, MOST_ROWS).map(({ profiles: _profiles, ...row }) => row),
    pages,
    widths,
    conversions: conversionRows,
  }
}

async function readDays({ db }: Reads, { since, tomorrow }: Period): Promise<Visitors['days']> {
  const { rows } = await db.execute<Visitors['days'][number]>(sql`
    with span as (
      select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(${since}::date, ${tomorrow}::date - 1, interval '1 day') as day
    ), visits as (
      select day, sum(visits)::int as visits from ${visitsSince(since, tomorrow)} group by day
    ), views as (
      select day, sum(views)::int as views from ${pagesSince(since, tomorrow)} group by day
    )
    select day, coalesce(visits, 0) as visits, coalesce(views, 0) as views
    from span left join visits using (day) left join views using (day) order by day`)
  return rows
}

type SourceRow = Visitors['sources'][number] & { profiles: number }

/** Visits by what led to them, beside the accounts that named the same source at sign-up. */
async function readSources({ db }: Reads, { since, tomorrow }: Period): Promise<SourceRow[]> {
  const { rows } = await db.execute<SourceRow & Record<string, unknown>>(sql`
    with visits as (
      select source, sum(visits)::int as visits, sum(sign_up_visits)::int as sign_up_visits
      from ${visitsSince(since, tomorrow)} group by source
    ), people as (
      select coalesce(users.tracking ->> 'utmSource', '') as source,
        bool_or(applicants.is_profile_update) as has_profile,
        bool_or(exists (select from ${applications} where applicant_id = applicants.id
          and status = 'Received')) as has_sent,
        bool_or(exists (select from ${subscriptions} where applicant_id = applicants.id
          and provider <> 'grant')) as has_subscribed
      from ${users} join ${applicants} on applicants.user_id = users.id
      where users.created_at >= ${startOfDay(since, 'UTC').toISOString()}
        and users.role = 'APPLICANT'
      group by users.id
    ), accounts as (
      select source, count(*)::int as accounts,
        (count(*) filter (where has_profile))::int as profiles,
        (count(*) filter (where has_sent))::int as senders,
        (count(*) filter (where has_subscribed))::int as subscribers
      from people group by source
    )
    select source, coalesce(visits, 0) as visits, coalesce(sign_up_visits, 0) as "signUpVisits",
      coalesce(accounts, 0) as accounts, coalesce(profiles, 0) as profiles,
      coalesce(senders, 0) as senders, coalesce(subscribers, 0) as subscribers
    from visits full join accounts using (source)
    order by visits desc, accounts desc, source`)
  return rows
}

async function readPages({ db }: Reads, { since, tomorrow }: Period): Promise<Visitors['pages']> {
  const { rows } = await db.execute<Visitors['pages'][number]>(sql`
    select page, sum(visits)::int as visits, sum(views)::int as views
    from ${pagesSince(since, tomorrow)} group by page
    order by visits desc, views desc, page limit ${MOST_ROWS}`)
  return rows
}

async function readWidths({ db }: Reads, { since, tomorrow }: Period): Promise<Visitors['widths']> {
  const { rows } = await db.execute<Visitors['widths'][number]>(sql`
    select width, sum(visits)::int as visits
    from ${visitsSince(since, tomorrow)} group by width order by visits desc, width`)
  return rows
}

/** Clicks name their button, page or question behind a colon. */
async function readConversions({ db }: Reads, { since }: Period): Promise<Visitors['conversions']> {
  const { rows } = await db.execute<Visitors['conversions'][number]>(sql`
    select event, coalesce(campaign ->> 'utmSource', '') as source, count(*)::int as people
    from ${conversions} where recorded_at >= ${startOfDay(since, 'UTC').toISOString()}
    group by event, source order by people desc, event, source limit ${MOST_ROWS}`)
  return rows
}
