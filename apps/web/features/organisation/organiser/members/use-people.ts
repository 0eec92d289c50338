import {
  inviteMember,
  leaveOrganisation,
  listMembers,
  removeMember,
  updateMember,
  withdrawMemberInvitation,
  type OrganisationPeople,
} from '@laurel/contract/organisation-members'
import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askWho } from '../../../../api/ask-who.ts'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { useOrganisation } from '../current-organisation.ts'

/** The members of the organisation around, and its open invitations. */
export function usePeople() {
  const { id } = useOrganisation()
  return useQuery({
    queryKey: keys.organisationPeople(id),
    queryFn: ({ signal }) => call(listMembers, { params: { id }, signal }),
  })
}

/** A change that answers with everybody as they are then. */
function useChange<Given>(change: (id: string, given: Given) => Promise<OrganisationPeople>) {
  const { id } = useOrganisation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(id, given),
    onSuccess: (people) => {
      client.setQueryData(keys.organisationPeople(id), people)
      // One's own role may be another now.
      void client.invalidateQueries({ queryKey: keys.ownOrganisations })
    },
  })
}

export const useInvite = () =>
  useChange((id, body: { email: string; role: OrganisationRole }) =>
    call(inviteMember, { params: { id }, body }),
  )

export const useWithdrawal = () =>
  useChange((id, invitationId: string) =>
    call(withdrawMemberInvitation, { params: { id, invitationId } }),
  )

export const useRoleChange = () =>
  useChange((id, { userId, role }: { userId: string; role: OrganisationRole }) =>
    call(updateMember, { params: { id, userId }, body: { role } }),
  )

export const useRemoval = () =>
  useChange((id, userId: string) => call(removeMember, { params: { id, userId } }))

/** Ends one's own membership. */
export function useLeaving() {
  const { id } = useOrganisation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(leaveOrganisation, { params: { id } }),
    async onSuccess() {
      // The account may be a student's again.
      await askWho()
      await client.invalidateQueries({ queryKey: keys.ownOrganisations })
    },
  })
}
