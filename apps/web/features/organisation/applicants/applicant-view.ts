import {
  APPLICANT_ORDERS,
  STANDINGS,
  type ApplicantFilter,
  type Standing,
} from '@laurel/contract/applicant-shapes'
import { useLocation, useSearchParams } from 'react-router'
import { pageFromSearch } from '../../../paths.ts'

/** Rows of a page of applicants. */
export const PAGE_SIZE = 25

/** The tabs; those that were decided or withdrawn stand apart. */
export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  new: 'New',
  in_review: 'In review',
  shortlist: 'Shortlist',
  finalist: 'Finalists',
  decided: 'Decided',
  withdrawn: 'Withdrawn',
}

export interface ApplicantView {
  filter: ApplicantFilter
  page: number
}

const isOneOf = <Option extends string>(
  options: readonly Option[],
  value: string | null,
): value is Option => options.some((option) => option === value)

/** What the address asks for: a saved view is its link. */
export function readView(search: URLSearchParams): ApplicantView {
  const stage = search.get('stage')
  const orderBy = search.get('orderBy')
  const text = (name: string) => search.get(name) || undefined
  const complete = search.get('complete')
  return {
    page: pageFromSearch(search),
    filter: {
      cycle: text('cycle'),
      stage: isOneOf(STANDINGS, stage) ? stage : undefined,
      search: text('search'),
      tag: text('tag'),
      assignedTo: text('assignedTo'),
      complete: isOneOf(['true', 'false'] as const, complete) ? complete : undefined,
      orderBy: isOneOf(APPLICANT_ORDERS, orderBy) ? orderBy : 'sent',
      order: search.get('order') === 'ASC' ? 'ASC' : 'DESC',
    },
  }
}

/** The view of the address, and the addresses of other views of the same list. */
export function useApplicantView() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const to = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(changes))
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    return { pathname, search: `?${next}` }
  }
  return { ...readView(search), to }
}
