import { type Outcome, recordProviderApplication } from '@laurel/contract/applications'
import {
  listApplications,
  type TrackedApplication,
  withdrawApplication,
} from '@laurel/contract/tracking'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** Every application of every round; read anew whenever it is looked at. */
export function useApplications() {
  return useQuery({
    queryKey: keys.applications,
    queryFn: ({ signal }) => call(listApplications, { signal }),
    staleTime: 0,
  })
}

/** Takes a sent application back, for good. */
export function useWithdrawal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (applicationId: string) =>
      call(withdrawApplication, { params: { id: applicationId } }),
    onSuccess: (withdrawn) => {
      client.setQueryData<TrackedApplication[]>(keys.applications, (rows) =>
        rows?.map((row) => (row.applicationId === withdrawn.applicationId ? withdrawn : row)),
      )
      const { id } = withdrawn.scholarship
      void client.invalidateQueries({ queryKey: keys.lists })
      void client.invalidateQueries({ queryKey: keys.detail(id) })
      void client.invalidateQueries({ queryKey: keys.application(id) })
    },
  })
}

/** What the student says became of an application on the sponsor's own site; null: nothing yet. */
export function useOutcome(scholarshipId: string) {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the last choice is what stays.
    scope: { id: `outcome-${scholarshipId}` },
    mutationFn: (outcome: Outcome | null) =>
      call(recordProviderApplication, {
        params: { id: scholarshipId },
        body: { hasApplied: true, outcome },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.lists }),
  })
}
