import type { BodyInputOf } from '@laurel/contract/define-call'
import { undoDecision } from '@laurel/contract/desk-admin'
import { listOftenAsked, settleQuestion } from '@laurel/contract/questions-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { windowOf } from '../../../common/records/page-window.ts'

/** What many listings ask, as it was when it was opened: nothing moves under whoever works on it. */
export function useOftenAsked(page: number) {
  const query = windowOf(page)
  return useQuery({
    queryKey: keys.deskQuestions(query),
    queryFn: ({ signal }) => call(listOftenAsked, { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export type Settlement = Omit<BodyInputOf<typeof settleQuestion>, 'id'>

/** Settles a question, and takes that back. */
export function useQuestion(key: string) {
  const client = useQueryClient()
  // The same on a second try, so that an answer that got lost settles nothing twice.
  const id = useRef('')
  const settling = useMutation({
    networkMode: 'always',
    mutationFn: (settlement: Settlement) => {
      id.current ||= crypto.randomUUID()
      return call(settleQuestion, { params: { key }, body: { id: id.current, ...settlement } })
    },
    onSuccess: () => forgetDesk(client),
  })
  const undoing = useMutation({
    networkMode: 'always',
    mutationFn: () => call(undoDecision, { params: { id: id.current } }),
    onSuccess: () => {
      id.current = ''
      settling.reset()
      forgetDesk(client)
    },
  })
  return { settling, undoing }
}

/** What the desk says of clauses and how much waits. */
function forgetDesk(client: ReturnType<typeof useQueryClient>): void {
  client.removeQueries({ queryKey: keys.deskListings })
  void client.invalidateQueries({ queryKey: keys.deskCounts })
}
