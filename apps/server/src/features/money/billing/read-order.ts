import type { FastifyRequest } from 'fastify'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicantFacts, applicants, users } from '../../../db/schema/accounts.ts'
import { checkouts } from '../../../db/schema/billing.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import type { CheckoutOrder } from '../../../integrations/billing/billing-provider.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { hasTrialLeft } from './check-trial.ts'
import { planOfPrice, readPlans, readSubscriptions, type PlanRow } from './queries.ts'
import { ALLOWED } from './states.ts'

interface OrderBody {
  priceId: string
  linkId?: string | undefined
  sourceId?: string | undefined
  affiliateId?: string | undefined
  userAgent?: string | undefined
  countryCode?: string | undefined
}

export interface Ordering<Body extends OrderBody> {
  who: ApplicantSession
  body: Body
  request: FastifyRequest
}

const TRIAL_TAKEN = 'You have had the free trial already. Please choose a plan without it.'

/**
 * Notes that somebody is on the way to pay, and makes the order of it.
 * @throws UNKNOWN_PLAN, also for a trial after the first; ALREADY_SUBSCRIBED
 */
export async function readOrder(
  app: App,
  { who, body, request }: Ordering<OrderBody>,
  checkoutId: string,
): Promise<{ order: CheckoutOrder; plan: PlanRow }> {
  const { db, clock, billing } = app
  const { applicantId } = who
  const now = clock.now()
  const isTrialLeft = await hasTrialLeft(db, app.trialHash, applicantId)
  const offered = (await readPlans(db)).filter(({ isOffered }) => isOffered)
  const plan = planOfPrice(offered, billing.name, body.priceId, isTrialLeft)
  if (!plan) throw new CallFailure('UNKNOWN_PLAN')
  if (plan.trialDays > 0 && !isTrialLeft)
    throw new CallFailure('UNKNOWN_PLAN', { message: TRIAL_TAKEN })
  const held = await readSubscriptions(db, { applicantId }, now)
  if (held.some(({ status }) => ALLOWED[status].isRunning))
    throw new CallFailure('ALREADY_SUBSCRIBED')
  const customer = await readCustomer(app, who)
  const custom = customOf(body, { checkoutId, plan, customer, ip: request.ip })
  const { trialDays, id: planId } = plan
  const isOpen = { status: 'open', createdAt: now } as const
  const provider = billing.name
  await db
    .insert(checkouts)
    .values({ id: checkoutId, applicantId, planId, provider, trialDays, custom, ...isOpen })
  const links = siteLinks(app.config)
  return {
    plan,
    order: {
      checkoutId,
      applicantId,
      proof: app.orderProof(applicantId),
      priceId: body.priceId,
      trialDays,
      email: customer.email,
      name: customer.name,
      countryCode: customer.countryCode,
      zipCode: customer.zipCode,
      successUrl: links.paid(checkoutId),
      cancelUrl: links.unpaid(checkoutId),
      custom,
    },
  }
}

/** Who pays, as far as the provider has to know. */
export async function readCustomer({ db }: Pick<App, 'db'>, { applicantId }: ApplicantSession) {
  const [row] = await db
    .select({ user: users, place: applicants.place, country: applicantFacts.value })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(
      applicantFacts,
      and(eq(applicantFacts.applicantId, applicants.id), eq(applicantFacts.factKey, 'country')),
    )
    .where(eq(applicants.id, applicantId))
    .limit(1)
  if (!row) throw new CallFailure('SESSION_ENDED')
  const { user, place, country } = row
  return {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    countryCode: typeof country === 'string' ? country : undefined,
    zipCode: place?.zipCode,
    tracking: user.tracking ?? {},
  }
}

interface Around {
  checkoutId: string
  plan: PlanRow
  customer: Awaited<ReturnType<typeof readCustomer>>
  ip: string
}

/** Spec 2 section 3 "Checkout custom data"; what the client leaves out is as it was at sign-up. */
function customOf(
  { linkId, sourceId, affiliateId, userAgent, countryCode }: OrderBody,
  { checkoutId, plan, customer, ip }: Around,
): Record<string, string> {
  const { tracking } = customer
  const all = {
    integration_id: checkoutId,
    plan_id: plan.id,
    linkId: linkId || tracking['trackDeskLinkId'],
    sourceId: sourceId || tracking['trackDeskSourceId'],
    affiliateId: affiliateId || tracking['affiliateId'],
    userAgent,
    countryCode: countryCode || customer.countryCode,
    planPrice: String(plan.priceCents / 100),
    ipAddress: ip,
  }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
