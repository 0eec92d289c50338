import type { AnswerOf } from '@laurel/contract/define-call'
import {
  decideClause,
  type DeskClause,
  type DeskListing,
  type listDesk,
  undoDecision,
} from '@laurel/contract/desk-admin'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { clock } from '../../../../clock.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { type Change, changeClause } from './desk-moves.ts'

export interface Decision {
  id: string
  listingId: string
  clauseId: string
  verdict: 'accept' | 'edit' | 'reject'
  /** With `edit`. */
  criteria?: string
  isEverywhere: boolean
}

interface Done extends Decision {
  before: Change
  after: Change
}

/** One after the other, in the order of the presses, while the next is looked at already. */
const IN_ORDER = { scope: { id: 'desk' }, networkMode: 'always', mutationKey: keys.desk } as const

/** Decisions that show at once, are sent behind that, and can be taken back, the last one first. */
export function useDecisions() {
  const client = useQueryClient()
  const done = useRef<Done[]>([])
  const [count, setCount] = useState(0)

  const show = (listingId: string, clauseId: string, change: Change) =>
    client.setQueryData<DeskListing>(
      keys.deskListing(listingId),
      (listing) => listing && changeClause(listing, clauseId, change),
    )
  const note = (changed: Done[]) => {
    done.current = changed
    setCount(changed.length)
  }
  const settle = async () => {
    if (client.isMutating({ mutationKey: keys.desk }) > 1) return
    const { dataUpdatedAt = 0 } = client.getQueryState(keys.deskCounts) ?? {}
    if (clock.now().getTime() - dataUpdatedAt < COUNT_AGAIN_MS) return
    await client.invalidateQueries({ queryKey: keys.deskCounts })
  }

  const deciding = useMutation({
    ...IN_ORDER,
    mutationFn: ({ id, clauseId, verdict, criteria, isEverywhere }: Done) =>
      call(decideClause, {
        body: { id, clauseId, verdict, isEverywhere, ...(criteria !== undefined && { criteria }) },
      }),
    onSuccess: ({ listings }, { id, listingId, clauseId, after }) => {
      // What was read meanwhile may be from before it, unless it was taken back since.
      if (done.current.some((each) => each.id === id)) show(listingId, clauseId, after)
      countDone(client, 1)
      if (listings > 1) forgetOthers(client, listingId)
    },
    onError: (error, { id, listingId, clauseId, before }) => {
      show(listingId, clauseId, before)
      note(done.current.filter((each) => each.id !== id))
      tell(error, 'A decision was not kept')
    },
    onSettled: settle,
  })
  const undoing = useMutation({
    ...IN_ORDER,
    mutationFn: ({ id }: Done) => call(undoDecision, { params: { id } }),
    onSuccess: () => countDone(client, -1),
    onError: (error, { listingId }) => {
      void client.invalidateQueries({ queryKey: keys.deskListing(listingId) })
      tell(error, 'A decision was not taken back')
    },
    onSettled: settle,
  })

  const decide = (decision: Decision, clause: DeskClause) => {
    const { listingId, clauseId, verdict } = decision
    const { state, criteria } = clause
    const after: Change = {
      state: verdict === 'reject' ? 'rejected' : 'confirmed',
      criteria: decision.criteria ?? clause.readCriteria,
    }
    const made = { ...decision, before: { state, criteria }, after }
    note([...done.current, made])
    show(listingId, clauseId, after)
    deciding.mutate(made)
  }
  /** Gives what was taken back, so that it can be gone to. */
  const undo = (): Decision | undefined => {
    const last = done.current.at(-1)
    if (!last) return undefined
    note(done.current.slice(0, -1))
    show(last.listingId, last.clauseId, last.before)
    undoing.mutate(last)
    return last
  }
  return { decide, undo, count }
}

/** Counting all that waits takes a large catalogue a while: not after each press. */
const COUNT_AGAIN_MS = 20_000

const countDone = (client: QueryClient, more: 1 | -1) => {
  const { dataUpdatedAt: updatedAt } = client.getQueryState(keys.deskCounts) ?? {}
  client.setQueryData<AnswerOf<typeof listDesk>>(
    keys.deskCounts,
    (counts) => counts && { ...counts, doneToday: counts.doneToday + more },
    // As old as the rest of it.
    updatedAt === undefined ? {} : { updatedAt },
  )
}

/** What is known of other listings may have been decided with this one. */
const forgetOthers = (client: QueryClient, listingId: string) =>
  void client.invalidateQueries({
    queryKey: keys.deskListings,
    predicate: ({ queryKey }) => queryKey.at(-1) !== listingId,
  })

const tell = (error: unknown, message: string) =>
  showToast({
    kind: 'error',
    message,
    detail: failureWords(error, 'We could not be reached. It is open again; please try again.'),
    id: 'desk',
  })
