import { PAGE_SIZE, WINDOW_LIMIT } from '@laurel/contract/scholarships'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../../api/keys.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './notifications.module.css'
import { useNotifications, useReadNotifications } from './use-notifications.ts'

/** What the student was told of, latest first. */
export default function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const [limit, setLimit] = useState(PAGE_SIZE)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useNotifications(limit)
  const { mutate: markRead } = useReadNotifications()
  const [isAllRead, setAllRead] = useState(false)
  const client = useQueryClient()
  if (!data && isError)
    return (
      <div className={styles.message}>
        <ErrorPanel
          message="We couldn’t load your notifications."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (!data) return <p className={styles.waiting}>Loading…</p>
  if (data.total === 0)
    return (
      <div className={styles.message}>
        <EmptyState title="Nothing new yet">
          When a scholarship is published that fits you, you read it here.
        </EmptyState>
      </div>
    )
  const readAll = () => {
    markRead({ all: true }, { onSuccess: () => setAllRead(true) })
    // The button goes; whoever used the keyboard goes on from the top.
    document.getElementById('notifications-heading')?.focus()
  }
  return (
    <>
      <VisuallyHidden role="status">
        {isAllRead && data.unread === 0 ? 'All notifications are marked as read.' : ''}
      </VisuallyHidden>
      {data.unread > 0 && (
        <Button variant="subtle" className={styles.readAll} onClick={readAll}>
          Mark all as read
        </Button>
      )}
      <ul className={styles.list}>
        {data.notifications.map((each) => (
          <NotificationRow
            key={each.id}
            notification={each}
            onFollow={() => {
              if (!each.isRead) markRead({ ids: [each.id] })
              // What is new is not yet in the lists that were read before.
              void client.invalidateQueries({ queryKey: keys.lists })
              onLeave()
            }}
          />
        ))}
      </ul>
      {data.total > data.notifications.length && limit < WINDOW_LIMIT && (
        <Button
          variant="subtle"
          isWide
          isBusy={isPlaceholderData}
          onClick={() => setLimit(Math.min(limit + PAGE_SIZE, WINDOW_LIMIT))}
        >
          Show earlier
        </Button>
      )}
    </>
  )
}
