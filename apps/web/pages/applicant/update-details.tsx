import { useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import ConversationRoom from '../../features/student/conversation/conversation-room.tsx'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { OfflineBar } from '../../ui/offline-bar.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import styles from './update-details.module.css'

export const meta = () => privateMeta('Update details')

/** The questions of the profile that are still open, as a conversation of its own. */
export default function UpdateDetailsPage() {
  const session = useSession()
  const { pathname } = useLocation()
  // A session that ends in the middle is renewed in the conversation.
  const [wasSignedIn] = useState(session !== undefined)
  const comingFrom = useMemo(() => ({ from: pathname }), [pathname])
  if (!session && !wasSignedIn) return <Navigate to={paths.login} replace state={comingFrom} />
  return (
    <div className={styles.page}>
      <SkipLink />
      <OfflineBar />
      <ConversationRoom
        kind="update"
        heading="Update your details"
        waiting={
          <main id="main" tabIndex={-1} aria-busy="true" className={styles.waiting}>
            <h1>Update your details</h1>
            <p>Checking what is still open…</p>
          </main>
        }
      />
    </div>
  )
}
