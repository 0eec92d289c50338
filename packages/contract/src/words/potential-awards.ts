import type { ListedScholarship } from '../scholarship-shapes.ts'
import { certainAmountUsd, potentialUsd } from './amount-words.ts'
import { isApplied, isDraft } from './own-status.ts'

export interface Potential {
  appliedUsd: number
  draftUsd: number
  savedUsd: number
  totalUsd: number
  /** Some of it is the most that can be paid, not what is certain. */
  isUpTo: boolean
}

/** What everything applied to, begun and saved can pay at the most; each scholarship once. */
export function potentialAwards(
  saved: readonly ListedScholarship[],
  mine: readonly ListedScholarship[],
): Potential {
  const known = new Set(mine.map(({ id }) => id))
  const onlySaved = saved.filter(({ id, isLiked, isOpen }) => isLiked && isOpen && !known.has(id))
  const counted = [...mine.filter((each) => isApplied(each) || isDraft(each)), ...onlySaved]
  const sum = (rows: readonly ListedScholarship[]) =>
    rows.reduce((total, each) => total + potentialUsd(each), 0)
  return {
    appliedUsd: sum(mine.filter(isApplied)),
    draftUsd: sum(mine.filter(isDraft)),
    savedUsd: sum(onlySaved),
    totalUsd: sum(counted),
    isUpTo: counted.some((each) => potentialUsd(each) > certainAmountUsd(each)),
  }
}
