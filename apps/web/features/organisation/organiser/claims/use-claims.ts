import {
  askForListing,
  readOwnClaims,
  viewClaimable,
  withdrawClaim,
  type OwnClaims,
} from '@laurel/contract/listing-claims'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { useOrganisation } from '../current-organisation.ts'

/** Listings that the organisation around asked for, and those that may be its own. */
export function useOwnClaims() {
  const { id } = useOrganisation()
  return useQuery({
    queryKey: keys.organisationClaims(id),
    queryFn: ({ signal }) => call(readOwnClaims, { params: { id }, signal }),
  })
}

/** A listing that nobody looks after; a refusal says why it cannot be had. */
export function useClaimable(scholarshipId: string) {
  const { id } = useOrganisation()
  return useQuery({
    queryKey: keys.claimable(id, scholarshipId),
    queryFn: ({ signal }) => call(viewClaimable, { params: { id, scholarshipId }, signal }),
  })
}

/** A change that answers with all claims as they are then. */
function useChange<Given>(change: (id: string, given: Given) => Promise<OwnClaims>) {
  const { id } = useOrganisation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(id, given),
    onSuccess: (claims) => client.setQueryData(keys.organisationClaims(id), claims),
  })
}

export const useAsking = () =>
  useChange((id, body: { scholarshipId: string; email: string }) =>
    call(askForListing, { params: { id }, body }),
  )

export const useClaimWithdrawal = () =>
  useChange((id, claimId: string) => call(withdrawClaim, { params: { id, claimId } }))
