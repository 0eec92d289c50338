import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type { listPayouts as listCall } from '@laurel/contract/partners-admin'
import { asc, count, desc, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partnerPayouts } from '../../../db/schema/partners.ts'
import { selectPayouts, toPayout } from './queries.ts'

/** A part of all payouts, those that wait first, and what waits by the day it was made. */
export async function listPayouts(
  { db }: Pick<App, 'db'>,
  { offset, limit }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const { amountCents, batch, id, madeAt, paidAt } = partnerPayouts
  const [total, rows, waiting] = await Promise.all([
    db.$count(partnerPayouts),
    selectPayouts(db)
      .orderBy(desc(isNull(paidAt)), desc(madeAt), desc(id))
      .offset(offset)
      .limit(limit - offset),
    db
      .select({
        batch,
        payouts: count(),
        amountCents: sql<number>`sum(${amountCents})::float8`,
      })
      .from(partnerPayouts)
      .where(isNull(paidAt))
      .groupBy(batch)
      .orderBy(asc(batch)),
  ])
  return { total, payouts: rows.map(toPayout), waiting }
}
