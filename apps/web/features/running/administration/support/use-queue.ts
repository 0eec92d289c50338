import { answerSupport, listSupportQueue, resolveSupport } from '@laurel/contract/support-admin'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { windowOf } from '../../../common/records/page-window.ts'
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

/** How many wait for an answer; undefined until it is known. */
export function useWaitingCount(): number | undefined {
  const query = { offset: 0, limit: 1 }
  const { data } = useQuery({
    queryKey: keys.supportQueuePage(query),
    queryFn: ({ signal }) => call(listSupportQueue, { query, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })
  return data?.total
}

/** Told also when the form is gone by then, as where another request was opened meanwhile. */
interface Outcome<Sent> {
  onDone: (sent: Sent) => void
  onFailed: (error: unknown) => void
}

/** Not waited for: whoever asked for the change must hear of it before the list takes it away. */
const refresh = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: keys.supportQueue })
}

interface Answer {
  answer: string
  onceKey: string
}

export function useAnswer(id: string, { onDone, onFailed }: Outcome<Answer>) {
  const client = useQueryClient()
  return useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: ({ answer, onceKey }: Answer) =>
      call(answerSupport, { params: { id }, body: { answer }, onceKey }),
    onSuccess: (_request, sent) => onDone(sent),
    onError: onFailed,
    onSettled: () => refresh(client),
  })
}

export function useResolution(id: string, { onDone, onFailed }: Outcome<void>) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(resolveSupport, { params: { id } }),
    onSuccess: () => onDone(),
    onError: onFailed,
    onSettled: () => refresh(client),
  })
}
