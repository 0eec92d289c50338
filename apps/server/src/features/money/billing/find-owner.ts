import { and, desc, eq, or } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { checkouts } from '../../../db/schema/billing.ts'
import { isSame } from '../../../http/local-key.ts'
import type { BillingParts } from './billing-parts.ts'
import { findSubscription, planOfPrice, readPlans } from './queries.ts'
import { BillingProblem, type Told } from './told.ts'

interface Owner {
  /** Null once the account is gone. */
  applicantId: string | null
  planId: string | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const NOBODY: Owner = { applicantId: null, planId: null }

/**
 * Whose subscription it is. A new one is taken only with a checkout that this applicant opened
 * here: what names anybody else opens nothing for anyone. What was ordered here by an account that
 * is gone since is nobody's, and ends.
 */
export async function findOwner(
  db: Queryable,
  app: Pick<BillingParts, 'orderProof'>,
  told: Told,
): Promise<Owner> {
  const named = told.subscription?.applicantId
  const known = await findSubscription(db, told.provider, told.subscriptionId)
  if (known) {
    const isForeign = named !== undefined && named !== known.applicantId
    if (isForeign && known.applicantId !== null)
      throw new BillingProblem('It names another account than the one that subscribed.')
    return known
  }
  await checkOrder(db, app, told)
  const isOfIt = eq(checkouts.subscriptionProviderId, told.subscriptionId)
  const isNamed = named && UUID.test(named) ? eq(checkouts.applicantId, named) : undefined
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, told.provider), isNamed ? or(isOfIt, isNamed) : isOfIt))
    .orderBy(desc(isOfIt), desc(checkouts.createdAt))
    .limit(1)
  if (!checkout && (await isOfTheGone(db, app, told))) return NOBODY
  if (!checkout) throw new BillingProblem('No checkout of ours led to this subscription.')
  if (named !== undefined && named !== checkout.applicantId)
    throw new BillingProblem('It names another account than the one that opened the checkout.')
  return checkout
}

/**
 * At Paddle a browser can open a checkout by itself, with any price of the account and any applicant
 * in it: what is new must be for a price that is named here, and carry what only we give along.
 */
async function checkOrder(
  db: Queryable,
  { orderProof }: Pick<BillingParts, 'orderProof'>,
  { provider, subscription }: Told,
): Promise<void> {
  if (provider !== 'paddle' || !subscription) return
  const { applicantId, priceId, proof } = subscription
  if (!planOfPrice(await readPlans(db), provider, priceId, false))
    throw new BillingProblem('Its price is not one of ours.')
  if (applicantId !== undefined && !isProven(proof, orderProof(applicantId)))
    throw new BillingProblem('It was not ordered here.')
}

/** Compared in the same time whatever was told. */
const isProven = (told: string | undefined, proof: string): boolean => isSame(told ?? '', proof)

async function isOfTheGone(
  db: Queryable,
  { orderProof }: Pick<BillingParts, 'orderProof'>,
  { subscription }: Told,
): Promise<boolean> {
  const named = subscription?.applicantId
  if (named === undefined || !UUID.test(named) || !isProven(subscription?.proof, orderProof(named)))
    return false
  return (await db.$count(applicants, eq(applicants.id, named))) === 0
}
