import type { FastifyReply } from 'fastify'
import type { Payout } from '@laurel/contract/partners-admin'
import { asc, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partnerPayouts, partners } from '../../../db/schema/partners.ts'
import { sendExport } from '../../../exports/send-export.ts'
import { type Column, writeTable } from '../../../exports/write-table.ts'
import { selectPayouts, toPayout } from './queries.ts'

const COLUMNS: readonly Column<Payout>[] = [
  { name: 'Payout', cellOf: ({ id }) => id },
  { name: 'Partner', cellOf: ({ partnerName }) => partnerName },
  { name: 'Email', cellOf: ({ partnerEmail }) => partnerEmail },
  { name: 'Amount (USD)', cellOf: ({ amountCents }) => amountCents / 100 },
  { name: 'Paid', cellOf: ({ paidAt }) => paidAt?.slice(0, 'YYYY-MM-DD'.length) },
  { name: 'Reference', cellOf: ({ reference }) => reference },
]

/** The payouts of a day, for whoever pays them. */
export async function exportPayouts(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  batch: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rows = await selectPayouts(db)
    .where(eq(partnerPayouts.batch, batch))
    .orderBy(asc(partners.name), asc(partnerPayouts.id))
  const batches = (async function* () {
    yield rows.map(toPayout)
  })()
  const table = { name: `payouts-of-${batch}`, format: 'csv', now: clock.now() } as const
  return sendExport(reply, table, writeTable(COLUMNS, batches))
}
