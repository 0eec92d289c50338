import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import { bellCount, bellLabel } from './notification-words.ts'
import { useCloseAsFocusLeaves } from '../../../ui/use-close-as-focus-leaves.ts'
import styles from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

const NotificationPanel = lazy(() => import('./notification-panel.tsx'))

/**
 * How many notifications are unread, and a popover with them: the browser closes it on Esc and on a
 * click outside. The number is part of the button's name; that it changes is not announced.
 */
export function NotificationBell() {
  const popover = useRef<HTMLDivElement>(null)
  useCloseAsFocusLeaves(popover)
  const [isOpen, setOpen] = useState(false)
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        aria-label={bellLabel(unread)}
        title="Notifications"
        popoverTarget="notifications"
      >
        <Icon icon={IconBell} />
        {unread > 0 && <span className={iconButton.count}>{bellCount(unread)}</span>}
      </button>
      <div
        ref={popover}
        id="notifications"
        popover="auto"
        role="dialog"
        aria-labelledby="notifications-heading"
        className={styles.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <h2 id="notifications-heading" className={styles.heading} tabIndex={-1}>
          Notifications
        </h2>
        {isOpen && (
          <Suspense fallback={<p className={styles.waiting}>Loading…</p>}>
            <NotificationPanel onLeave={() => popover.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  )
}
