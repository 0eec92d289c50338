import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { dayIn, startOfDay } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  partnerCredits,
  partnerEntries,
  partnerPayouts,
  partners,
  partnerSignUps,
} from '../../../db/schema/partners.ts'
import { transact } from '../../../db/transact.ts'

type Needs = Pick<App, 'db' | 'clock'>
type PartnerRow = typeof partners.$inferSelect

/**
 * Makes a payout of what a partner may have by now: monthly of what could be had on the 1st, else
 * when it reaches their amount. What was taken back is taken off first. Safe to repeat.
 */
export async function makePayouts({ db, clock }: Needs): Promise<void> {
  const rows = await db.select({ id: partners.id }).from(partners)
  for (const { id } of rows) await transact(db, (tx) => payOut(tx, id, clock.now()))
}

async function payOut(tx: Transaction, partnerId: string, now: Date): Promise<void> {
  // One run at a time looks at a partner.
  const [partner] = await tx.select().from(partners).where(eq(partners.id, partnerId)).for('update')
  if (!partner) return
  const until = partner.payout === 'monthly' ? startOfMonth(now) : now
  const { rows: lines } = await tx.execute<{ id: string; cents: number }>(sql`
    select entries.id, entries.amount_cents as cents from ${partnerEntries} as entries
    join ${partnerCredits} as credits using (charge_id)
    join ${partnerSignUps} as sign_ups on sign_ups.id = credits.sign_up_id
    where sign_ups.partner_id = ${partnerId} and entries.payout_id is null
      and credits.held_until <= ${until.toISOString()}
      and (entries.written_at <= ${until.toISOString()} or entries.amount_cents < 0)`)
  const amountCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  if (amountCents < leastCents(partner)) return
  const id = randomUUID()
  const batch = dayIn('UTC', now)
  await tx
    .insert(partnerPayouts)
    .values({ id, partnerId, amountCents, batch, madeAt: now, reference: '' })
  const paid = lines.map((line) => line.id)
  await tx.update(partnerEntries).set({ payoutId: id }).where(inArray(partnerEntries.id, paid))
}

/** Whoever is a partner no more gets what is left, however little. */
const leastCents = ({ thresholdCents, endedAt }: PartnerRow): number =>
  endedAt === null ? Math.max(1, thresholdCents ?? 0) : 1

const startOfMonth = (now: Date): Date =>
  startOfDay(`${dayIn('UTC', now).slice(0, 'YYYY-MM'.length)}-01`, 'UTC')
