import { useUser } from '../../../api/use-session.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import styles from './automation.module.css'
import { SentLately } from './sent-lately.tsx'
import { Switches } from './switches.tsx'
import { useAutomation } from './use-automation.ts'

/** What Laurel does by itself, and what it did. */
export default function AutomationPanel() {
  const { data, isError, isFetching, refetch } = useAutomation()
  const { isActiveSubscription } = useUser()
  const isWaiting = useSteadyPending(data === undefined && !isError)
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load your settings."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data)
    return <WaitingRows label="Loading your settings" isShown={isWaiting} count={3} />
  return (
    <div className={styles.page}>
      <Switches automation={data} isSubscriber={isActiveSubscription} />
      <SentLately />
    </div>
  )
}
