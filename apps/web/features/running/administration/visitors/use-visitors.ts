import { exportVisits, readVisitors } from '@laurel/contract/measuring-admin'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { download, saveFile } from '../../../../api/download.ts'
import { keys } from '../../../../api/keys.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import type { Period } from './visitor-words.ts'

export function useVisitors(days: Period) {
  return useQuery({
    queryKey: keys.visitors(days),
    queryFn: ({ signal }) => call(readVisitors, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Saves the visits of a period as a table. */
export function useVisitsFile(days: Period) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await download(exportVisits, { query: { days } }), `visits-${days}-days.csv`),
    onError: () =>
      showToast({ kind: 'error', message: 'The export was not made', detail: 'Please try again.' }),
  })
}
