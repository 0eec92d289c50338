import type { FastifyReply } from 'fastify'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { visitDays } from '../../../db/schema/measuring.ts'
import { sendExport } from '../../../exports/send-export.ts'
import { type Column, writeTable } from '../../../exports/write-table.ts'
import { visitsSince } from './queries.ts'
import { periodOf } from './read-visitors.ts'

type Row = typeof visitDays.$inferSelect & Record<string, unknown>

const COLUMNS: readonly Column<Row>[] = [
  { name: 'Day (UTC)', cellOf: ({ day }) => day },
  { name: 'Source', cellOf: ({ source }) => source },
  { name: 'Medium', cellOf: ({ medium }) => medium },
  { name: 'Campaign', cellOf: ({ campaign }) => campaign },
  { name: 'Link id', cellOf: ({ linkId }) => linkId },
  { name: 'Source id', cellOf: ({ sourceId }) => sourceId },
  { name: 'Width', cellOf: ({ width }) => width },
  { name: 'Visits', cellOf: ({ visits }) => visits },
  { name: 'Visits that came to sign-up', cellOf: ({ signUpVisits }) => signUpVisits },
]

/** The visits of each day by what led to them. */
export async function exportVisits(
  app: Pick<App, 'db' | 'clock'>,
  days: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { since, tomorrow } = periodOf(app, days)
  const { rows } = await app.db.execute<Row>(sql`
    select day, source, medium, campaign, link_id as "linkId", source_id as "sourceId", width,
      visits, sign_up_visits as "signUpVisits"
    from ${visitsSince(since, tomorrow)} order by day, visits desc, source, campaign, link_id`)
  const batches = (async function* () {
    yield rows
  })()
  const table = { name: 'visits', format: 'csv', now: app.clock.now() } as const
  return sendExport(reply, table, writeTable(COLUMNS, batches))
}
