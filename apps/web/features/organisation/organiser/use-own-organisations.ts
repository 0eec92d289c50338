import { listOwnOrganisations } from '@laurel/contract/organisations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** The organisations that the signed-in person belongs to. */
export function useOwnOrganisations() {
  return useQuery({
    queryKey: keys.ownOrganisations,
    queryFn: ({ signal }) => call(listOwnOrganisations, { signal }),
  })
}
