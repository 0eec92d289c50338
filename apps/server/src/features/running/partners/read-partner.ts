import type { AnswerOf } from '@laurel/contract/define-call'
import type { readPartner as readCall } from '@laurel/contract/partners-admin'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partnerSignUps } from '../../../db/schema/partners.ts'
import { CallFailure } from '../../../http/failures.ts'
import { findPartner, LINES, readPayoutsOf } from './queries.ts'
import { readMonths } from './read-months.ts'

type Read = AnswerOf<typeof readCall>
const MOST_SOURCES = 50

/** One partner: what came from where and when, and what was paid. */
export async function readPartner(app: Pick<App, 'db' | 'clock'>, id: string): Promise<Read> {
  const partner = await findPartner(app, id)
  if (!partner) throw new CallFailure('NOT_FOUND')
  const [sources, months, payouts] = await Promise.all([
    readSources(app, id),
    readMonths(app, partner),
    readPayoutsOf(app.db, id),
  ])
  return { partner, sources, months, payouts }
}

async function readSources({ db }: Pick<App, 'db'>, id: string): Promise<Read['sources']> {
  const { rows } = await db.execute<Read['sources'][number]>(sql`
    with earned as (
      select sign_up_id, sum(amount_cents)::float8 as cents
      from ${LINES} where partner_id = ${id} group by sign_up_id
    )
    select source_id as "sourceId", utm_source as "utmSource", count(*)::int as "signUps",
      (count(*) filter (where cents > 0))::int as members,
      coalesce(sum(cents), 0)::float8 as "earnedCents"
    from ${partnerSignUps} left join earned on earned.sign_up_id = ${partnerSignUps.id}
    where partner_id = ${id} group by source_id, utm_source
    order by "earnedCents" desc, "signUps" desc, source_id, utm_source limit ${MOST_SOURCES}`)
  return rows
}
