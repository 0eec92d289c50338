import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import type { Award } from '@laurel/contract/scholarship-shapes'

type Written = WrittenListing['award']
interface Kept {
  amounts: number[]
  award: Award | null
}

/** What the catalogue keeps of an award as it was written; `asListed` leaves what it has. */
export function toAwardColumns(written: Written, kept: Kept): Kept {
  const { kind, amountUsd, maxUsd, count, isRenewable } = written
  const about = { ...(count !== null && { count }), ...(isRenewable && { renewable: true }) }
  if (kind === 'asListed') {
    const { count: _count, renewable: _renewable, ...award } = kept.award ?? { kind: 'varies' }
    return { amounts: kept.amounts, award: { ...award, ...about } }
  }
  if (kind === 'tuition' || kind === 'fullRide' || kind === 'varies')
    return { amounts: [], award: { kind, ...about } }
  const sums = sumsOf(kind, amountUsd, maxUsd)
  return {
    amounts: kind === 'fixed' && amountUsd !== null ? [amountUsd] : [],
    award: { kind, ...sums, currency: 'USD', ...about },
  }
}

function sumsOf(kind: 'fixed' | 'upTo' | 'range', amountUsd: number | null, maxUsd: number | null) {
  if (kind === 'range')
    return {
      ...(amountUsd !== null && { min: amountUsd }),
      ...(maxUsd !== null && { max: maxUsd }),
    }
  if (amountUsd === null) return {}
  return kind === 'fixed' ? { min: amountUsd, max: amountUsd } : { max: amountUsd }
}

/** An award as it is written; one that cannot be written that way is `asListed`. */
export function toWrittenAward(
  { amounts, award }: Kept,
  round: { awardCount: number | null; budgetUsd: number | null } | undefined,
): Written {
  const about = {
    count: round?.awardCount ?? award?.count ?? null,
    budgetUsd: round?.budgetUsd ?? null,
    isRenewable: award?.renewable ?? false,
  }
  const plain = (
    kind: Written['kind'],
    amountUsd: number | null,
    maxUsd: number | null = null,
  ) => ({
    kind,
    amountUsd,
    maxUsd,
    ...about,
  })
  const isInDollars = (award?.currency ?? 'USD') === 'USD'
  if (amounts.length > 1 || !isInDollars || award?.raw !== undefined) return plain('asListed', null)
  const [amount] = amounts
  if (!award) return plain('fixed', amount ?? null)
  const { kind, min, max, percentMin, percentMax, period } = award
  if (kind === 'tiers' || percentMin !== undefined || percentMax !== undefined || period)
    return plain('asListed', null)
  if (kind === 'fixed') return plain(kind, amount ?? max ?? null)
  if (kind === 'upTo') return plain(kind, max ?? null)
  return kind === 'range' ? plain(kind, min ?? null, max ?? null) : plain(kind, null)
}
