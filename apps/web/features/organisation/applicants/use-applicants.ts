import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { listApplicants, listReceiving, readApplicantChoices } from '@laurel/contract/applicants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { PAGE_SIZE, type ApplicantView } from './applicant-view.ts'

/** What the organisation takes applications for, with how many came. */
export function useReceiving(organisationId: string) {
  return useQuery({
    queryKey: keys.receiving(organisationId),
    queryFn: ({ signal }) => call(listReceiving, { params: { id: organisationId }, signal }),
    // Reading applications changes it, and so does publishing.
    staleTime: 0,
  })
}

/** What of a filter is set. */
export const setOf = (filter: ApplicantFilter) =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as ApplicantFilter

/** Which applications a filter finds, in whatever order. */
export const findingOf = (filter: ApplicantFilter): string =>
  JSON.stringify({ ...filter, orderBy: undefined, order: undefined })

/** A page of who applied, and what it was found by: until the next one is there the last one stays. */
export function useApplicants(scholarshipId: string, { filter, page }: ApplicantView) {
  const query = { ...setOf(filter), offset: (page - 1) * PAGE_SIZE, limit: page * PAGE_SIZE }
  return useQuery({
    queryKey: keys.applicantPage(scholarshipId, query),
    queryFn: async ({ signal }) => ({
      ...(await call(listApplicants, { params: { id: scholarshipId }, query, signal })),
      finding: findingOf(filter),
    }),
    placeholderData: keepPreviousData,
  })
}

/** What they can be filtered by and given. */
export function useChoices(scholarshipId: string, isOn: boolean) {
  return useQuery({
    queryKey: keys.applicantChoices(scholarshipId),
    queryFn: ({ signal }) => call(readApplicantChoices, { params: { id: scholarshipId }, signal }),
    enabled: isOn,
  })
}
