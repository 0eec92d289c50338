import type { BodyOf } from '@laurel/contract/define-call'
import { renameOrganisation } from '@laurel/contract/organisation-names'
import {
  readOrganisation,
  requestVetting,
  updateOrganisation,
  type Organisation,
} from '@laurel/contract/organisations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../../../api/call-error.ts'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { useOrganisation } from '../current-organisation.ts'

/** What the organisation around says of itself, and how far its vetting is. */
export function useOrganisationDetails() {
  const { id } = useOrganisation()
  return useQuery({
    queryKey: keys.organisation(id),
    queryFn: ({ signal }) => call(readOrganisation, { params: { id }, signal }),
  })
}

function useChange<Given>(change: (id: string, given: Given) => Promise<Organisation>) {
  const { id } = useOrganisation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(id, given),
    onSuccess: (organisation) => {
      client.setQueryData(keys.organisation(id), organisation)
      void client.invalidateQueries({ queryKey: keys.ownOrganisations })
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'STALE_VERSION')
        client.setQueryData(keys.organisation(id), error.current)
    },
  })
}

export const useProfileChange = () =>
  useChange((id, body: BodyOf<typeof updateOrganisation>) =>
    call(updateOrganisation, { params: { id }, body }),
  )

export const useNameChange = () =>
  useChange((id, body: BodyOf<typeof renameOrganisation>) =>
    call(renameOrganisation, { params: { id }, body }),
  )

export const useVettingRequest = () =>
  useChange((id, _given: void) => call(requestVetting, { params: { id } }))
