import type { readRevenue as revenueCall } from '@laurel/contract/billing-admin'
import type { AnswerOf } from '@laurel/contract/define-call'
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { charges, plans, subscriptions } from '../../../../db/schema/billing.ts'
import { BACK_CENTS, CURRENCY } from '../queries.ts'
import { monthlyCents } from '../rules.ts'

type Revenue = AnswerOf<typeof revenueCall>
type Reads = Pick<App, 'db' | 'clock'>

/** What came in and went back, by month, and what runs now; nothing that was only given. */
export async function readRevenue(app: Reads, months: number): Promise<Revenue> {
  const [totals, running, byMonth] = await Promise.all([
    readTotals(app),
    readRunning(app),
    readMonths(app, months),
  ])
  const recurring = running.filter(({ status }) => status === 'active')
  const own = totals.find(({ currency }) => currency === CURRENCY)
  return {
    currency: CURRENCY,
    paidCents: own?.paidCents ?? 0,
    refundedCents: own?.refundedCents ?? 0,
    otherCurrencies: totals.filter((each) => each !== own),
    monthlyRecurringCents: Math.round(
      recurring.reduce((sum, { subscriptions: number, plan }) => {
        return plan ? sum + number * monthlyCents(plan) : sum
      }, 0),
    ),
    running: running.map(({ status, plan, subscriptions: number }) => ({
      planTitle: plan?.title ?? null,
      status,
      subscriptions: number,
    })),
    months: byMonth,
  }
}

function readTotals({ db }: Reads) {
  const { amountCents, currency, status } = charges
  return db
    .select({
      currency,
      paidCents: sql<number>`coalesce(sum(${amountCents}), 0)::float8`,
      refundedCents: sql<number>`coalesce(sum(${BACK_CENTS}), 0)::float8`,
    })
    .from(charges)
    .where(ne(status, 'failed'))
    .groupBy(currency)
    .orderBy(currency)
}

const RUNNING = ['trialing', 'active', 'past_due', 'cancelled'] as const

function readRunning({ db }: Reads) {
  return db
    .select({ status: subscriptions.status, plan: plans, subscriptions: count() })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(inArray(subscriptions.status, [...RUNNING]), ne(subscriptions.provider, 'grant')))
    .groupBy(subscriptions.status, plans.id)
    .orderBy(plans.position, subscriptions.status)
}

/** Every month of the window, by UTC, the latest first; also those in which nothing happened. */
async function readMonths({ db, clock }: Reads, months: number): Promise<Revenue['months']> {
  const now = clock.now().toISOString()
  const { rows } = await db.execute<Revenue['months'][number]>(sql`
    with month as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone 'UTC') - make_interval(months => ${months - 1}),
        date_trunc('month', ${now}::timestamptz at time zone 'UTC'),
        interval '1 month') as start
    ), span as (
      select start at time zone 'UTC' as since, (start + interval '1 month') at time zone 'UTC' as until,
        to_char(start, 'YYYY-MM') as month
      from month
    )
    select month,
      (select coalesce(sum(amount_cents), 0)::float8 from ${charges}
        where charged_at >= since and charged_at < until and status <> 'failed'
          and currency = ${CURRENCY}) as "paidCents",
      (select coalesce(sum(${BACK_CENTS}), 0)::float8 from ${charges}
        where refunded_at >= since and refunded_at < until
          and currency = ${CURRENCY}) as "refundedCents",
      (select count(*)::int from ${subscriptions}
        where started_at >= since and started_at < until and provider <> 'grant') as begun,
      (select count(*)::int from ${subscriptions}
        where ended_at >= since and ended_at < until and provider <> 'grant') as ended
    from span order by month desc`)
  return rows
}
