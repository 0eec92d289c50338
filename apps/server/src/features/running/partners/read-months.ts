import type { readPartner } from '@laurel/contract/partners-admin'
import type { AnswerOf } from '@laurel/contract/define-call'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partnerSignUps } from '../../../db/schema/partners.ts'
import { allVisits, LINES } from './queries.ts'

export type Month = AnswerOf<typeof readPartner>['months'][number]

const SHOWN_MONTHS = 12

/** At most the last twelve months as a partner, by UTC, the latest first; also those without anything. */
export async function readMonths(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { id, linkId, createdAt }: { id: string; linkId: string; createdAt: string },
): Promise<Month[]> {
  const now = clock.now()
  const { rows } = await db.execute<Month & Record<string, unknown>>(sql`
    with span as (
      select to_char(generate_series(date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'UTC')
          - make_interval(months => ${SHOWN_MONTHS - 1}),
        ${now.toISOString()}::timestamptz at time zone 'UTC', interval '1 month'), 'YYYY-MM') as month
    ), visited as (
      select left(day, 7) as month, sum(visits)::int as visits
      from ${allVisits(now)} where link_id = ${linkId} group by 1
    ), signed as (
      select ${monthOf('signed_up_at')} as month, count(*)::int as sign_ups
      from ${partnerSignUps} where partner_id = ${id} group by 1
    ), lines as (select * from ${LINES} where partner_id = ${id}), earned as (
      select ${monthOf('written_at')} as month, sum(amount_cents)::float8 as cents
      from lines group by 1
    ), member as (
      select ${monthOf('min(written_at)')} as month
      from lines group by sign_up_id having sum(amount_cents) > 0
    ), members as (select month, count(*)::int as members from member group by month)
    select month, coalesce(visits, 0) as visits, coalesce(sign_ups, 0) as "signUps",
      coalesce(members, 0) as members, coalesce(cents, 0) as "earnedCents"
    from span left join visited using (month) left join signed using (month)
      left join earned using (month) left join members using (month)
    where month >= ${createdAt.slice(0, 'YYYY-MM'.length)} order by month desc`)
  return rows
}

const monthOf = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM')`
