import type { FastifyReply } from 'fastify'
import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partners } from '../../../db/schema/partners.ts'
import { sendExport } from '../../../exports/send-export.ts'
import { type Column, writeTable } from '../../../exports/write-table.ts'
import { LINES } from './queries.ts'

type Line = {
  id: string
  day: string
  partner: string
  linkId: string
  sourceId: string
  utmSource: string
  chargeId: string
  amountCents: number
  heldUntil: string
  batch: string | null
}

const COLUMNS: readonly Column<Line>[] = [
  { name: 'Day (UTC)', cellOf: ({ day }) => day },
  { name: 'Partner', cellOf: ({ partner }) => partner },
  { name: 'Link id', cellOf: ({ linkId }) => linkId },
  { name: 'Source id', cellOf: ({ sourceId }) => sourceId },
  { name: 'Source', cellOf: ({ utmSource }) => utmSource },
  { name: 'Payment', cellOf: ({ chargeId }) => chargeId },
  {
    name: 'What',
    cellOf: ({ amountCents }) => (amountCents < 0 ? 'Taken back' : 'Earned'),
  },
  { name: 'Amount (USD)', cellOf: ({ amountCents }) => amountCents / 100 },
  { name: 'Held until', cellOf: ({ heldUntil }) => heldUntil },
  { name: 'Payout of', cellOf: ({ batch }) => batch },
]

const READ_AT_ONCE = 1000

/** The whole ledger, the earliest line first, while it is read. */
export async function exportLedger(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const batches = (async function* () {
    let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
    for (;;) {
      const { rows } = await db.execute<Line & { at: string }>(sql`
        select lines.id, lines.written_at::text as at, ${dayOf('lines.written_at')} as day,
          partners.name as partner, partners.link_id as "linkId", lines.source_id as "sourceId",
          lines.utm_source as "utmSource", lines.charge_id as "chargeId",
          lines.amount_cents as "amountCents", ${dayOf('lines.held_until')} as "heldUntil",
          lines.batch
        from ${LINES} join ${partners} on partners.id = lines.partner_id
        where (lines.written_at, lines.id) > (${after.at}::timestamptz, ${after.id}::uuid)
        order by lines.written_at, lines.id limit ${READ_AT_ONCE}`)
      yield rows
      const last = rows.at(-1)
      if (!last || rows.length < READ_AT_ONCE) return
      after = { at: last.at, id: last.id }
    }
  })()
  const table = { name: 'partner-ledger', format: 'csv', now: clock.now() } as const
  return sendExport(reply, table, writeTable(COLUMNS, batches))
}

const dayOf = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD')`
