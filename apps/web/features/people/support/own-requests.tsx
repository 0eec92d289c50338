import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { OwnRequest } from './own-request.tsx'
import styles from './own-requests.module.css'
import { useOwnRequests } from './use-own-requests.ts'

const HEADING_ID = 'own-requests'

export function OwnRequests() {
  return (
    <section className={styles.section} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>Your requests</h2>
      <Requests />
    </section>
  )
}

function Requests() {
  const { data, isError, isFetching, refetch } = useOwnRequests()
  const isWaiting = useSteadyPending(!data && !isError)
  if (!data && isError)
    return (
      <ErrorPanel
        message="We couldn’t load your requests."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <WaitingRows label="Loading your requests" isShown={isWaiting} count={2} />
  if (data.length === 0)
    return (
      <EmptyState title="No requests yet">
        Your requests and our answers are listed here.
      </EmptyState>
    )
  return (
    <ul className={styles.list} aria-labelledby={HEADING_ID}>
      {data.map((request) => (
        <OwnRequest key={request.id} request={request} />
      ))}
    </ul>
  )
}
