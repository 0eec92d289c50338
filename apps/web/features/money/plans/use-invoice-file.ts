import { readInvoice } from '@laurel/contract/billing'
import { useMutation } from '@tanstack/react-query'
import { download, saveFile } from '../../../api/download.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { failureWords } from './failure-words.ts'

/** Fetches one invoice as a document and hands it to the browser. */
export function useInvoiceFile(id: string, number: string) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => download(readInvoice, { params: { id } }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: (error) => showToast({ kind: 'error', message: failureWords(error), id: 'billing' }),
  })
  return { save: () => mutate(), isSaving: isPending }
}
