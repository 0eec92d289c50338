import type { CreateAdjustmentRequestBody, Paddle, Transaction } from '@paddle/paddle-node-sdk'
import { BillingFailure, type ChargeSnapshot } from '../billing-provider.ts'
import type { PaddleCalls } from './ask-paddle.ts'
import { chargeSnapshotOf, refundedCentsOf, wasRefused } from './paddle-snapshots.ts'

interface Asks {
  paddle: Paddle
  calls: PaddleCalls
}

/** The most that Paddle tells at once. */
const PAGE = 30

/** Every charge for a subscription, with what came of it, newest first. */
export async function listCharges(
  { paddle, calls }: Asks,
  subscriptionId: string,
): Promise<ChargeSnapshot[]> {
  const all: Transaction[] = []
  for (let after: string | undefined; ;) {
    const page = await calls.read(() =>
      paddle.transactions
        .list({
          subscriptionId: [subscriptionId],
          include: ['adjustment'],
          perPage: PAGE,
          ...(after !== undefined && { after }),
        })
        .next(),
    )
    all.push(...page)
    after = page.at(-1)?.id
    if (page.length < PAGE) break
  }
  return all.flatMap((transaction) => chargeSnapshotOf(transaction) ?? [])
}

/** Gives a transaction's money back; one that is being given back already is not again, nor one that Paddle refused. */
export async function refundTransaction(
  { paddle, calls }: Asks,
  transactionId: string,
): Promise<ChargeSnapshot> {
  const read = () =>
    calls.read(() => paddle.transactions.get(transactionId, { include: ['adjustment'] }))
  const before = await read()
  if (chargeSnapshotOf(before)?.status === 'failed' || before.status !== 'completed')
    throw new BillingFailure('Paddle has no payment for this transaction.', true)
  if (wasRefused(before)) throw new BillingFailure('Paddle refused this refund before.', true)
  if (chargeSnapshotOf(before)?.status !== 'refunded')
    await calls.change(() => paddle.adjustments.create(refundOf(before)))
  const charge = chargeSnapshotOf(await read())
  if (!charge) throw new BillingFailure('This transaction is of no subscription.', true)
  return charge
}

const REASON = 'Latest billing cycle unused'

/** All of it, or the rest where a part went back before: a subscription here has one line. */
function refundOf(transaction: Transaction): CreateAdjustmentRequestBody {
  const of = { action: 'refund', transactionId: transaction.id, reason: REASON } as const
  const given = refundedCentsOf(transaction)
  const [line] = transaction.details?.lineItems ?? []
  if (given === 0 || !line) return { ...of, type: 'full' }
  const left = Number(transaction.details?.totals?.grandTotal ?? 0) - given
  const items = [{ itemId: line.id, type: 'partial' as const, amount: String(left) }]
  return { ...of, type: 'partial', items }
}
