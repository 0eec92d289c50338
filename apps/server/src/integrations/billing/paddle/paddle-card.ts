import type { Paddle } from '@paddle/paddle-node-sdk'
import type { KnownCard } from '../billing-provider.ts'
import { cardLabel, expiryMonth } from '../card-words.ts'
import type { PaddleCalls } from './ask-paddle.ts'

/** More than a subscription has before one with a payment: a trial or a new card is one as well. */
const PAGE = 10
/** A card that was typed and never taken in is of none of these. */
const TAKEN = ['paid', 'completed', 'billed', 'past_due'] as const

/**
 * Paddle charges what was last paid with, and says so only by its transactions; the newest, and the
 * newest try of each, comes first.
 */
export async function readPaddleCard(
  { paddle, calls }: { paddle: Paddle; calls: PaddleCalls },
  subscriptionId: string,
): Promise<KnownCard | undefined> {
  const newest = await calls.read(() =>
    paddle.transactions
      .list({
        subscriptionId: [subscriptionId],
        status: [...TAKEN],
        orderBy: 'created_at[DESC]',
        perPage: PAGE,
      })
      .next(),
  )
  const method = newest.flatMap(({ payments }) => payments).find((each) => each.methodDetails)
  const card = method?.methodDetails?.card
  if (!card) return undefined
  const { type, last4, expiryYear, expiryMonth: month } = card
  return {
    label: cardLabel(type, last4),
    expiresIn: expiryYear && month ? expiryMonth(expiryYear, month) : undefined,
  }
}
