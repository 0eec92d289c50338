import { answerSupport, listSupportQueue, resolveSupport } from '@laurel/contract/support-admin'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { windowOf } from '../page-window.ts'
import type { QueueView } from './queue-view.ts'

/** Colleagues answer too, and people go on asking. */
const LOOK_AGAIN_MS = 60_000

export function useQueue({ status, page }: Pick<QueueView, 'status' | 'page'>) {
  const query = { ...windowOf(page), status }
  return useQuery({
    queryKey: keys.supportQueuePage(query),
    queryFn: ({ signal }) => call(listSupportQueue, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  })
}

/** Not waited for: whoever asked for the change must hear of it before the list takes it away. */
const refresh = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: keys.supportQueue })
}

export function useAnswer(id: string) {
  const client = useQueryClient()
  return useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: ({ answer, onceKey }: { answer: string; onceKey: string }) =>
      call(answerSupport, { params: { id }, body: { answer }, onceKey }),
    onSettled: () => refresh(client),
  })
}

export function useResolution(id: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(resolveSupport, { params: { id } }),
    onSettled: () => refresh(client),
  })
}
