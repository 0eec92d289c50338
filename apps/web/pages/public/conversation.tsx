import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { deviceStorage } from '../../browser-storage.ts'
import { noteWanted } from '../../features/student/conversation/wanted-scholarship.ts'
import { Welcome } from '../../features/student/conversation/welcome.tsx'
import { loadWhenIdle } from '../../load-when-idle.ts'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { OfflineBar } from '../../ui/offline-bar.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './conversation.module.css'

const loadRoom = () => import('../../features/student/conversation/conversation-room.tsx')
// The welcome is prerendered; everything after it comes once it is needed.
const ConversationRoom = lazy(loadRoom)

/** Part by part: all at once would hold up a slow phone for as long as it takes to press a button. */
const ROOM_PARTS = [
  () => import('../../features/people/questions/question-list.ts'),
  () => import('../../features/people/questions/controls/answer-control.tsx'),
  loadRoom,
]

export const meta = () =>
  publicMeta({
    title: 'Get matched',
    description: 'Answer a few questions in a chat and see the scholarships that fit you.',
    path: paths.conversation,
  })

/** Whether somebody is signed in, has begun, or came to log in by conversation. */
const isUnderWay = () =>
  ['token', 'conversation', 'login'].some((key) => deviceStorage().getItem(key) !== null)

export default function ConversationPage() {
  const isHydrated = useHydrated()
  const [start, setStart] = useState<'signUp' | 'logIn'>()
  const wasUnderWay = useMemo(() => isHydrated && isUnderWay(), [isHydrated])
  useEffect(() => noteWanted(location.search), [])
  useEffect(() => loadWhenIdle(ROOM_PARTS), [])
  const welcome = <Welcome onStart={setStart} />
  return (
    <div className={styles.page}>
      <SkipLink />
      <OfflineBar />
      {wasUnderWay || start ? (
        <Suspense fallback={welcome}>
          <ConversationRoom
            kind="onboarding"
            heading="Find the scholarships that fit you"
            start={start}
            waiting={welcome}
          />
        </Suspense>
      ) : (
        welcome
      )}
    </div>
  )
}
