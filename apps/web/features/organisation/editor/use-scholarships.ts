import {
  createScholarship,
  deleteScholarshipDraft,
  listOrganiserScholarships,
  publishScholarship,
  readEditedScholarship,
  saveCriteria,
  saveScholarshipDraft,
  withdrawScholarship,
} from '@laurel/contract/publishing'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import type { Written } from './editor-parts.ts'

/** A page of what an organisation gives and drafts. */
export function useScholarships(organisationId: string, page: { offset: number; limit: number }) {
  const query = { offset: String(page.offset), limit: String(page.limit) }
  return useQuery({
    queryKey: keys.organiserScholarshipPage(organisationId, query),
    queryFn: ({ signal }) =>
      call(listOrganiserScholarships, { params: { id: organisationId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A scholarship as it is written; read anew each time its editor opens. */
export function useEditedScholarship(id: string) {
  return useQuery({
    queryKey: keys.editedScholarship(id),
    queryFn: ({ signal }) => call(readEditedScholarship, { params: { id }, signal }),
    // What is typed is ahead of the server.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.organiserScholarships }),
  })
}

export const useCreateScholarship = () =>
  useChange((body: { organisationId: string; copyOf?: string }) =>
    call(createScholarship, { body }),
  )

/** A draft begins with this version. */
const FIRST_VERSION = 1

/** Begins a draft with what was written of another one; what there is to send becomes its own. */
export const useKeepAsNew = () =>
  useChange(async ({ organisationId, listing, audience }: Written & { organisationId: string }) => {
    const { id } = await call(createScholarship, { body: { organisationId } })
    const requirements = listing.requirements.map((asked) => ({
      ...asked,
      id: crypto.randomUUID(),
    }))
    const own = { ...listing, requirements }
    const { version } = await call(saveScholarshipDraft, {
      params: { id },
      body: { version: FIRST_VERSION, listing: own },
    })
    await call(saveCriteria, { params: { id }, body: { version, ...audience } })
    return id
  })

/** What is deleted is not read again: its page goes before the list is read anew. */
export function useDeleteDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteScholarshipDraft, { params: { id } }),
    onSuccess: (_deleted, id) =>
      void client.invalidateQueries({
        queryKey: keys.organiserScholarships,
        predicate: ({ queryKey }) => !queryKey.includes(id),
      }),
  })
}

export const usePublish = () =>
  useChange(async ({ id, version }: { id: string; version: number }) => {
    const published = await call(publishScholarship, { params: { id }, body: { version } })
    showToast({ kind: 'success', message: 'Published' })
    return published
  })

export const useWithdraw = () =>
  useChange(({ id, reason }: { id: string; reason: string }) =>
    call(withdrawScholarship, { params: { id }, body: { reason } }),
  )
