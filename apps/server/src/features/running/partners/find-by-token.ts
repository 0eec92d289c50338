import type { Partner, Payout } from '@laurel/contract/partners-admin'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partners } from '../../../db/schema/partners.ts'
import { hashOfToken } from '../../people/accounts/secret-token.ts'
import { findPartner, readPayoutsOf } from './queries.ts'
import { type Month, readMonths } from './read-months.ts'

/** What a partner sees of their own: counts and sums, nothing of anybody. */
export interface OwnFigures {
  partner: Partner
  months: Month[]
  payouts: Payout[]
}

/** The figures whose private address has this token; undefined when it is nobody's. */
export async function findByToken(
  app: Pick<App, 'db' | 'clock'>,
  token: string,
): Promise<OwnFigures | undefined> {
  const [row] = await app.db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.figuresHash, hashOfToken(token)))
  const partner = row && (await findPartner(app, row.id))
  if (!partner) return undefined
  const [months, payouts] = await Promise.all([
    readMonths(app, partner),
    readPayoutsOf(app.db, partner.id),
  ])
  return { partner, months, payouts }
}
