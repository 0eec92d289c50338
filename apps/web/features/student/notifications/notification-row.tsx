import type { Notification } from '@laurel/contract/notifications'
import { Link } from 'react-router'
import { clock } from '../../../clock.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { headline, linkTo, titles } from './notification-words.ts'
import styles from './notifications.module.css'
import { sayWhen } from './say-when.ts'

interface NotificationRowProps {
  notification: Notification
  onFollow: () => void
}

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { createdAt, isRead } = notification
  const named = titles(notification)
  return (
    <li>
      <Link
        to={linkTo(notification)}
        className={styles.row}
        data-unread={!isRead || undefined}
        onClick={onFollow}
      >
        <span className={styles.headline}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {headline(notification)}
        </span>
        {named && <span className={styles.titles}>{named}</span>}
        <time className={styles.when} dateTime={createdAt}>
          {sayWhen(createdAt, clock.now())}
        </time>
      </Link>
    </li>
  )
}
