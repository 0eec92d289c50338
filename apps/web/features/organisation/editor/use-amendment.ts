import {
  amendScholarship,
  listVersions,
  previewAmendment,
  readVersion,
} from '@laurel/contract/publishing'
import type { EditedScholarship, ListingContent } from '@laurel/contract/publishing-shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'

/** What a change would change and whom it would tell. */
export function useAmendmentPreview({ id, version }: EditedScholarship, content: ListingContent) {
  return useQuery({
    queryKey: keys.amendmentPreview(id, { version, content }),
    queryFn: ({ signal }) =>
      call(previewAmendment, { params: { id }, body: { version, ...content }, signal }),
    staleTime: 0,
  })
}

interface Amending {
  edited: EditedScholarship
  content: ListingContent
  /** Of the change as it was saved. */
  revision: number
  /** Somebody else published or wrote meanwhile; this is theirs. */
  onStale: (newer: EditedScholarship) => void
}

/**
 * Publishes a change; the same press never tells twice. What somebody else did meanwhile is looked at
 * before it is.
 */
export function useAmend({ edited: { id, version }, content, revision, onStale }: Amending) {
  const client = useQueryClient()
  const [onceKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (words: string) =>
      call(amendScholarship, {
        params: { id },
        body: { version, revision, ...content, words },
        onceKey,
      }),
    onSuccess: () => {
      showToast({ kind: 'success', message: 'Your changes are public' })
      return client.invalidateQueries({ queryKey: keys.organiserScholarships })
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== 'STALE_VERSION') return
      showToast({
        kind: 'info',
        message: 'Somebody else changed this meanwhile',
        detail: 'Yours is on top of theirs now. Please look at it once more.',
      })
      onStale(error.current as EditedScholarship)
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
