import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'

export type Viewed = Pick<
  ListedScholarship,
  'isRandomDraw' | 'scholarshipStatus' | 'appliedElsewhereAt'
>

interface Quota {
  isSubscriber: boolean
  scholarshipCount: number
  freeLimit: number
}

/** Whether the page of a scholarship stays closed for now; the server decides by the same rule. */
export function isViewBlocked(viewed: Viewed, quota: Quota): boolean {
  const { isRandomDraw, scholarshipStatus, appliedElsewhereAt } = viewed
  const isOwn = scholarshipStatus !== undefined || appliedElsewhereAt !== undefined
  const isAlwaysOpen = isRandomDraw || isOwn
  return !quota.isSubscriber && !isAlwaysOpen && quota.scholarshipCount >= quota.freeLimit
}
