import type { AnswerInput, ApplicantDetails } from '@laurel/contract/application-shapes'
import { submitIndividual } from '@laurel/contract/applications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onBeforeLogOut } from '../../../api/before-log-out.ts'
import { call } from '../../../api/call.ts'
import { useUser } from '../../../api/use-session.ts'
import { clock } from '../../../clock.ts'
import { keys } from '../../scholarships/keys.ts'
import { Draft } from './draft.ts'
import type { DraftState } from './draft-state.ts'
import { openDraftStore } from './draft-store.ts'
import { withSaved } from './with-saved.ts'

/** The draft of one application while its page is open; leaving the page saves what is left. */
export function useDraft(
  scholarshipId: string,
  known: ApplicantDetails,
): { draft: Draft; state: DraftState } {
  const client = useQueryClient()
  const { id: applicantId } = useUser()
  const [draft] = useState(() => {
    const send = async (requirements: AnswerInput[], { keepalive }: { keepalive: boolean }) => {
      const body = { scholarshipId, status: 'draft' as const, requirements }
      const saved = await call(submitIndividual, { body, keepalive })
      const at = clock.now()
      client.setQueryData<ApplicantDetails>(keys.application(scholarshipId), (before) =>
        before ? withSaved(before, requirements, saved.versions, at) : before,
      )
      // Lists are read again when they are next shown.
      void client.invalidateQueries({ queryKey: keys.lists, refetchType: 'none' })
      return saved
    }
    const store = openDraftStore(localStorage, applicantId, scholarshipId)
    return new Draft(known.applicantFields, { store, send, now: clock.now })
  })
  useEffect(() => followPage(draft), [draft])
  return { draft, state: useSyncExternalStore(draft.subscribe, () => draft.state) }
}

function followPage(draft: Draft): () => void {
  const flush = () => draft.flush()
  const flushWhenHidden = () => document.visibilityState === 'hidden' && void draft.saveAll()
  const retry = () => draft.retryNow()
  draft.start()
  const forgetLogOut = onBeforeLogOut(() => draft.saveAll())
  addEventListener('pagehide', flush)
  addEventListener('online', retry)
  document.addEventListener('visibilitychange', flushWhenHidden)
  return () => {
    forgetLogOut()
    removeEventListener('pagehide', flush)
    removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', flushWhenHidden)
    draft.stop()
  }
}
