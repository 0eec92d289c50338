import type { QueryInputOf } from '@laurel/contract/define-call'
import type { listEligible } from '@laurel/contract/scholarships'

type Query = QueryInputOf<typeof listEligible>
type Order = Required<Pick<Query, 'order' | 'orderBy'>>
export type Filters = Pick<Query, 'withoutRequirement' | 'verdict'>

export const SORTS = {
  newest: { label: 'Newest', order: { orderBy: 'createdAt', order: 'DESC' } },
  deadline: { label: 'Deadline', order: { orderBy: 'deadline', order: 'ASC' } },
  amount: { label: 'Amount', order: { orderBy: 'amount', order: 'DESC' } },
  match: { label: 'Best match', order: { orderBy: 'match', order: 'DESC' } },
} as const satisfies Record<string, { label: string; order: Order }>
export type Sort = keyof typeof SORTS

export const CHIPS = {
  all: { label: 'All', filters: { withoutRequirement: 'false' } },
  eligible: { label: 'Eligible', filters: { withoutRequirement: 'false', verdict: 'eligible' } },
  possible: { label: 'Possible', filters: { withoutRequirement: 'false', verdict: 'possible' } },
  none: { label: 'No requirements', filters: { withoutRequirement: 'true' } },
} as const satisfies Record<string, { label: string; filters: Filters }>
export type Chip = keyof typeof CHIPS

export interface MatchView {
  chip: Chip
  sort: Sort
}

const isSort = (text: string): text is Sort => Object.hasOwn(SORTS, text)

function chipOf(search: URLSearchParams): Chip {
  if (search.get('requirements') === 'none') return 'none'
  const verdict = search.get('verdict')
  return verdict === 'eligible' || verdict === 'possible' ? verdict : 'all'
}

/** What the address asks for; anything it cannot mean counts as not said. */
export function matchView(search: URLSearchParams): MatchView {
  const sort = search.get('sort') ?? ''
  return { chip: chipOf(search), sort: isSort(sort) ? sort : 'newest' }
}

/** The address of a view, from its first page. */
export function searchOf({ chip, sort }: MatchView): string {
  const search = new URLSearchParams()
  if (chip === 'none') search.set('requirements', 'none')
  else if (chip !== 'all') search.set('verdict', chip)
  if (sort !== 'newest') search.set('sort', sort)
  return search.size > 0 ? `?${search}` : ''
}
