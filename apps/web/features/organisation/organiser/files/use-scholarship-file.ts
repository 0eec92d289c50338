import {
  exportScholarships,
  importScholarships,
  IMPORT_MEGABYTES,
  type ImportReport,
  type SCHOLARSHIP_FORMATS,
} from '@laurel/contract/scholarship-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { CALL_TIMEOUT_MS } from '../../../../api/call.ts'
import { download, saveFile } from '../../../../api/download.ts'
import { keys } from '../../../../api/keys.ts'
import { sendForm } from '../../../../api/send-form.ts'
import { failureWords } from '../../../../api/failure-words.ts'

/** A file is read whole before there is an answer. */
const TIMEOUT_MS = 2 * CALL_TIMEOUT_MS
const MEGABYTE = 1_048_576

/** A file of scholarships: first what would come of it, then what did. */
export function useScholarshipFile(organisationId: string) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const sending = useMutation({
    mutationFn: ({ chosen, isDryRun }: { chosen: File; isDryRun: boolean }) =>
      sendFile(organisationId, chosen, isDryRun),
    onSuccess: ({ isDryRun }) => {
      if (!isDryRun) void client.invalidateQueries({ queryKey: keys.organiserScholarships })
    },
  })
  return {
    file,
    report: sending.data,
    isBusy: sending.isPending,
    problem: sending.isError ? problemOf(sending.error) : undefined,
    check: (chosen: File) => {
      setFile(chosen)
      sending.mutate({ chosen, isDryRun: true })
    },
    take: () => {
      if (file) sending.mutate({ chosen: file, isDryRun: false })
    },
    startOver: () => {
      setFile(undefined)
      sending.reset()
    },
  }
}

async function sendFile(id: string, file: File, isDryRun: boolean): Promise<ImportReport> {
  if (file.size > IMPORT_MEGABYTES * MEGABYTE) throw new TooLarge()
  const form = new FormData()
  form.set('file', file)
  return sendForm<ImportReport>({
    path: `${importScholarships.path.replace('{id}', encodeURIComponent(id))}?dryRun=${isDryRun}`,
    form,
    onceKey: crypto.randomUUID(),
    timeoutMs: TIMEOUT_MS,
  })
}

class TooLarge extends Error {}

const problemOf = (error: Error): string => {
  if (error instanceof TooLarge)
    return `A file may have up to ${IMPORT_MEGABYTES} MB. Please split it.`
  const field = error instanceof CallError ? error.fields['file'] : undefined
  return field ?? failureWords(error, 'The file did not arrive. Please try again.')
}

type Format = (typeof SCHOLARSHIP_FORMATS)[number]

/** Saves everything that the organisation gives and drafts. */
export const useScholarshipExport = (id: string) =>
  useMutation({
    mutationFn: async (format: Format) =>
      saveFile(
        await download(exportScholarships, { params: { id }, query: { format } }),
        `scholarships.${format}`,
      ),
  })
