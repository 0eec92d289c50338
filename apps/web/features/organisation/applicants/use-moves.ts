import { moveApplicants, undoMove } from '@laurel/contract/applicants'
import type { BodyInputOf } from '@laurel/contract/define-call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'

export type Move = Omit<BodyInputOf<typeof moveApplicants>, 'id'>

interface Made {
  moveId: string
  changed: number
  /** What was done, as in "moved to Shortlist". */
  words: string
}

const count = (number: number) =>
  number === 1 ? '1 application' : `${number.toLocaleString('en-US')} applications`

/** Changes of applications, the last of which can be taken back. */
export function useMoves(scholarshipId: string, onMoved?: () => void) {
  const queries = useQueryClient()
  const [last, setLast] = useState<Made>()
  const [news, setNews] = useState('')
  const params = { id: scholarshipId }
  const refresh = () => queries.invalidateQueries({ queryKey: keys.applicants })
  const onError = () =>
    showToast({ kind: 'error', message: 'Nothing was changed', detail: 'Please try again.' })
  const move = useMutation({
    mutationFn: async ({ words, ...change }: Move & { words: string }): Promise<Made> => {
      const body = { ...change, id: crypto.randomUUID() }
      return { words, ...(await call(moveApplicants, { params, body })) }
    },
    onSuccess: async (made) => {
      setLast(made.changed > 0 ? made : undefined)
      setNews(made.changed > 0 ? `${count(made.changed)} ${made.words}.` : 'Nothing to change.')
      onMoved?.()
      await refresh()
    },
    onError,
  })
  const undo = useMutation({
    mutationFn: ({ moveId }: Made) => call(undoMove, { params: { ...params, moveId } }),
    onSuccess: async ({ changed }) => {
      setLast(undefined)
      setNews(`${count(changed)} put back.`)
      await refresh()
    },
    onError,
  })
  return {
    news,
    isBusy: move.isPending || undo.isPending,
    move: (change: Move, words: string) => move.mutate({ ...change, words }),
    undo: last && (() => undo.mutate(last)),
  }
}
