import type { BodyOf } from '@laurel/contract/define-call'
import {
  beginPrivacyWork,
  extendPrivacyRequest,
  listPrivacyQueue,
  PRIVACY_VIEWS,
  type PrivacyView,
  settlePrivacyRequest,
} from '@laurel/contract/privacy-admin'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { pageFromSearch } from '../../../../paths.ts'
import { windowOf, withinLists } from '../../../common/records/page-window.ts'

/** What the address asks for; anything it cannot mean counts as not said. */
export const privacyView = (search: URLSearchParams): { view: PrivacyView; page: number } => ({
  view: PRIVACY_VIEWS.find((each) => each === search.get('view')) ?? 'open',
  page: withinLists(pageFromSearch(search)),
})

export function usePrivacyQueue({ view, page }: ReturnType<typeof privacyView>) {
  const query = { ...windowOf(page), view }
  return useQuery({
    queryKey: keys.privacyQueuePage(query),
    queryFn: ({ signal }) => call(listPrivacyQueue, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export type PrivacyMove =
  | { to: 'work' }
  | { to: 'extension'; reason: string }
  | ({ to: 'settlement' } & BodyOf<typeof settlePrivacyRequest>)

export function usePrivacyMove(id: string) {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: (move: PrivacyMove) => {
      if (move.to === 'work') return call(beginPrivacyWork, { params })
      if (move.to === 'extension')
        return call(extendPrivacyRequest, { params, body: { reason: move.reason } })
      const { outcome, answer } = move
      return call(settlePrivacyRequest, { params, body: { outcome, answer } })
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.privacyQueue }),
  })
}
