import type { Partner, PartnerFigures, Payout } from '@laurel/contract/partners-admin'
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { addDays, dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { partnerPayouts, partners } from '../../../db/schema/partners.ts'
import { visitsSince } from '../../common/measuring/queries.ts'

type Reads = Pick<App, 'db' | 'clock'>

/** Whose link an account named at sign-up. */
export const LINK_OF = sql`coalesce(${users.tracking} ->> 'trackDeskLinkId', ${users.tracking} ->> 'affiliateId')`

/** Before the first day that anything was counted. */
const FOREVER = '0000-00-00'

/** Visits of all days, today's included; as `visit_days`. */
export const allVisits = (now: Date): SQL => visitsSince(FOREVER, addDays(dayIn('UTC', now), 1))

/** Every line of the ledger with whose it is: as `lines`. */
export const LINES = sql`(
  select entries.*, credits.held_until, sign_ups.id as sign_up_id, sign_ups.partner_id,
    sign_ups.source_id, sign_ups.utm_source, payouts.paid_at, payouts.batch
  from partner_entries as entries join partner_credits as credits using (charge_id)
    join partner_sign_ups as sign_ups on sign_ups.id = credits.sign_up_id
    left join partner_payouts as payouts on payouts.id = entries.payout_id
) as lines`

type Row = typeof partners.$inferSelect & PartnerFigures

/** Partners with all that was ever counted of them, by what they are owed. */
export async function readPartners(
  { db, clock }: Reads,
  { where, offset = 0, size }: { where?: SQL; offset?: number; size: number },
): Promise<Partner[]> {
  const now = clock.now()
  const isHeld = sql`payout_id is null and held_until > ${now.toISOString()}`
  const isPayable = sql`payout_id is null and held_until <= ${now.toISOString()}`
  const sum = (condition: SQL) =>
    sql`coalesce(sum(amount_cents) filter (where ${condition}), 0)::float8`
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with visited as (
      select link_id, sum(visits)::int as visits from ${allVisits(now)} group by link_id
    ), money as (
      select partner_id, sum(amount_cents)::float8 as "earnedCents",
        ${sum(isHeld)} as "heldCents", ${sum(isPayable)} as "payableCents",
        ${sum(sql`payout_id is not null and paid_at is null`)} as "dueCents",
        ${sum(sql`paid_at is not null`)} as "paidCents"
      from ${LINES} group by partner_id
    ), members as (
      select partner_id, count(*)::int as members from (
        select partner_id from ${LINES}
        group by partner_id, sign_up_id having sum(amount_cents) > 0
      ) as each group by partner_id
    ), signed as (
      select partner_id, count(*)::int as "signUps" from partner_sign_ups group by partner_id
    )
    select partners.id, name, email, partners.link_id as "linkId", member_cents as "memberCents",
      share_basis_points as "shareBasisPoints", payout, threshold_cents as "thresholdCents",
      created_at as "createdAt", ended_at as "endedAt",
      coalesce(visits, 0) as visits, coalesce("signUps", 0) as "signUps",
      coalesce(members, 0) as members, coalesce("earnedCents", 0) as "earnedCents",
      coalesce("heldCents", 0) as "heldCents", coalesce("payableCents", 0) as "payableCents",
      coalesce("dueCents", 0) as "dueCents", coalesce("paidCents", 0) as "paidCents"
    from ${partners} left join visited on visited.link_id = partners.link_id
      left join money on money.partner_id = partners.id
      left join members on members.partner_id = partners.id
      left join signed on signed.partner_id = partners.id
    where ${where ?? sql`true`}
    order by coalesce("dueCents", 0) + coalesce("payableCents", 0) + coalesce("heldCents", 0) desc,
      name, partners.id
    offset ${offset} limit ${size}`)
  return rows.map(toPartner)
}

export async function findPartner(app: Reads, id: string): Promise<Partner | undefined> {
  const [found] = await readPartners(app, { where: sql`${partners.id} = ${id}`, size: 1 })
  return found
}

const toPartner = ({ createdAt, endedAt, ...row }: Row): Partner => ({
  id: row.id,
  name: row.name,
  email: row.email,
  linkId: row.linkId,
  memberCents: row.memberCents,
  shareBasisPoints: row.shareBasisPoints,
  payout: row.payout,
  thresholdCents: row.thresholdCents,
  createdAt: new Date(createdAt).toISOString(),
  endedAt: endedAt && new Date(endedAt).toISOString(),
  figures: {
    visits: row.visits,
    signUps: row.signUps,
    members: row.members,
    earnedCents: row.earnedCents,
    heldCents: row.heldCents,
    payableCents: row.payableCents,
    dueCents: row.dueCents,
    paidCents: row.paidCents,
  },
})

/** Payouts with who gets them. */
export const selectPayouts = (db: Queryable) =>
  db
    .select({ payout: partnerPayouts, partner: partners })
    .from(partnerPayouts)
    .innerJoin(partners, eq(partners.id, partnerPayouts.partnerId))
    .$dynamic()

export const toPayout = ({
  payout: { id, partnerId, amountCents, batch, paidAt, reference },
  partner,
}: Awaited<ReturnType<typeof selectPayouts>>[number]): Payout => ({
  id,
  partnerId,
  partnerName: partner.name,
  partnerEmail: partner.email,
  amountCents,
  batch,
  paidAt: paidAt?.toISOString() ?? null,
  reference,
})

/** Those of a partner, the latest first. */
export async function readPayoutsOf(db: Queryable, partnerId: string): Promise<Payout[]> {
  const rows = await selectPayouts(db)
    .where(eq(partnerPayouts.partnerId, partnerId))
    .orderBy(desc(partnerPayouts.madeAt), desc(partnerPayouts.id))
  return rows.map(toPayout)
}
