import {
  amendScholarship,
  listVersions,
  previewAmendment,
  readVersion,
} from '@laurel/contract/publishing'
import type { EditedScholarship, ListingContent } from '@laurel/contract/publishing-shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { showToast } from '../../ui/mantine/show-toast.ts'
import { keepAmendment } from './kept-amendment.ts'
import { mergeContent } from './merge-content.ts'

/** What a change would change and whom it would tell. */
export function useAmendmentPreview({ id, version }: EditedScholarship, content: ListingContent) {
  return useQuery({
    queryKey: keys.amendmentPreview(id, { version, content }),
    queryFn: ({ signal }) =>
      call(previewAmendment, { params: { id }, body: { version, ...content }, signal }),
    staleTime: 0,
  })
}

/**
 * Publishes a change; the same press never tells twice. Where somebody else published meanwhile, one's
 * own changes are put on top of theirs, to look at before they are published.
 */
export function useAmend(edited: EditedScholarship, content: ListingContent) {
  const { id, version } = edited
  const client = useQueryClient()
  const [onceKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (words: string) =>
      call(amendScholarship, {
        params: { id },
        body: { version, ...content, words },
        onceKey,
      }),
    onSuccess: () => {
      keepAmendment(id, undefined)
      showToast({ kind: 'success', message: 'Your changes are public' })
      return client.invalidateQueries({ queryKey: keys.organiserScholarships })
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== 'STALE_VERSION') return
      const newer = error.current as EditedScholarship
      keepAmendment(id, { version: newer.version, content: mergeContent(edited, content, newer) })
      showToast({
        kind: 'info',
        message: 'Somebody else published changes meanwhile',
        detail: 'Yours are on top of theirs now. Please look at them once more.',
      })
      client.setQueryData(keys.editedScholarship(id), newer)
    },
  })
}

/** What was written of a scholarship, the latest first. */
export function useVersions(id: string) {
  return useQuery({
    queryKey: keys.scholarshipVersions(id),
    queryFn: ({ signal }) => call(listVersions, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** One version, read when it is asked for. */
export const useReadVersion = (id: string) =>
  useMutation({
    mutationFn: (version: number) =>
      call(readVersion, { params: { id, version: String(version) } }),
  })
