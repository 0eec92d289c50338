import { randomUUID } from 'node:crypto'
import type { App } from '../../app-context.ts'
import { partnerPayouts, partners } from '../../db/schema/partners.ts'
import { hashOfToken } from '../../features/people/accounts/secret-token.ts'

type Stores = Pick<App, 'db' | 'clock'>
type PartnerRow = typeof partners.$inferSelect

/** Somebody who gets $5.00 for a member and a tenth of payments, monthly. */
export async function aPartner(
  { db, clock }: Stores,
  changes: Partial<PartnerRow> & { token?: string } = {},
): Promise<PartnerRow> {
  const id = randomUUID()
  const { token = id, ...changed } = changes
  const [row] = await db
    .insert(partners)
    .values({
      id,
      name: 'College Club',
      email: `club-${id}@example.org`,
      linkId: `club-${id}`,
      memberCents: 500,
      shareBasisPoints: 1000,
      payout: 'monthly',
      thresholdCents: null,
      figuresHash: hashOfToken(token),
      createdAt: clock.now(),
      ...changed,
    })
    .returning()
  return row!
}

/** A payout that waits to be paid; answers its id. */
export async function aPayout({ db, clock }: Stores, partnerId: string): Promise<string> {
  const id = randomUUID()
  const [madeAt, batch] = [clock.now(), clock.now().toISOString().slice(0, 10)]
  await db
    .insert(partnerPayouts)
    .values({ id, partnerId, amountCents: 1250, batch, madeAt, reference: '' })
  return id
}
