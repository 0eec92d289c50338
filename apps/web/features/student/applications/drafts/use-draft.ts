import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onBeforeLogOut } from '../../../../api/before-log-out.ts'
import { useUser } from '../../../../api/use-session.ts'
import { noteDeviceStorage } from '../../../../ui/device-storage.ts'
import { keys } from '../../../../api/keys.ts'
import { Draft } from './draft.ts'
import { followOtherTabs, type DraftNews } from './draft-channel.ts'
import { markOpen } from './draft-locks.ts'
import type { DraftState } from './draft-state.ts'
import { openPorts, showSaved } from './open-ports.ts'
import type { ApplicationKey } from './unsent-answer.ts'

/** The draft of one application while its page is open; leaving the page saves what is left. */
export function useDraft(
  scholarshipId: string,
  known: ApplicantDetails,
): { draft: Draft; state: DraftState } {
  const client = useQueryClient()
  const { id: applicantId } = useUser()
  const [{ draft, key }] = useState(() => {
    const key = { applicantId, scholarshipId }
    return { key, draft: new Draft(known.applicantFields, openPorts(client, key)) }
  })
  useEffect(() => followPage(draft, key), [draft, key])
  useEffect(
    () => followOtherTabs(key, (news) => takeNews(client, draft, key, news)),
    [client, draft, key],
  )
  const state = useSyncExternalStore(draft.subscribe, () => draft.state)
  const isKept = state.device !== 'failed'
  useEffect(() => noteDeviceStorage(isKept), [isKept])
  return { draft, state }
}

function followPage(draft: Draft, key: ApplicationKey): () => void {
  const flush = () => draft.flush()
  const saveWhenHidden = () => document.visibilityState === 'hidden' && void draft.saveAll()
  const followConnection = () => draft.setOnline(navigator.onLine)
  const close = markOpen(key)
  followConnection()
  void draft.start()
  const forgetLogOut = onBeforeLogOut({ work: () => draft.saveAll() })
  addEventListener('pagehide', flush)
  addEventListener('online', followConnection)
  addEventListener('offline', followConnection)
  document.addEventListener('visibilitychange', saveWhenHidden)
  return () => {
    forgetLogOut()
    removeEventListener('pagehide', flush)
    removeEventListener('online', followConnection)
    removeEventListener('offline', followConnection)
    document.removeEventListener('visibilitychange', saveWhenHidden)
    draft.stop()
    void draft.saveAll().finally(close)
  }
}

function takeNews(client: QueryClient, draft: Draft, key: ApplicationKey, news: DraftNews): void {
  if (news.kind === 'submitted') {
    void client.invalidateQueries({ queryKey: keys.application(key.scholarshipId) })
    void client.invalidateQueries({ queryKey: keys.detail(key.scholarshipId) })
    return
  }
  const { answers, savedAt } = news
  const versions = Object.fromEntries(answers.map((each) => [each.requirementId, each.version]))
  draft.learn(answers, savedAt)
  showSaved(client, key, answers, versions, savedAt)
}
