import { type listEligible, PAGE_SIZE } from '@laurel/contract/scholarships'
import type { QueryInputOf } from '@laurel/contract/define-call'

export type ListQuery = QueryInputOf<typeof listEligible>

/** One page of the scholarships that fit; `limit` is the position where it ends. */
export const eligibleQuery = (page: number, filters: ListQuery, pageSize = PAGE_SIZE) => ({
  order: 'DESC' as const,
  orderBy: 'createdAt' as const,
  ...filters,
  offset: String(pageSize * (page - 1)),
  limit: String(pageSize * page),
})
