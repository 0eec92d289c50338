import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import styles from './planner.module.css'
import { useCalendarChange } from './use-calendar-feed.ts'

const WORDS = {
  create: {
    title: 'Make a new address?',
    what: 'The current address stops working right away. Calendars that use it no longer get your deadlines until you add the new one.',
    action: 'Make a new address',
    done: 'New calendar address made',
  },
  revoke: {
    title: 'Switch off the calendar?',
    what: 'The address stops working right away, and your calendars no longer get your deadlines. You can add it again later, with a new address.',
    action: 'Switch off',
    done: 'Calendar switched off',
  },
} as const

interface CalendarConfirmProps {
  change: keyof typeof WORDS
  onClose: () => void
}

export function CalendarConfirm({ change, onClose }: CalendarConfirmProps) {
  const { title, what, action, done } = WORDS[change]
  const feed = useCalendarChange()
  const confirm = () =>
    feed.mutate(change, {
      onSuccess: () => {
        // Switched off, the button that opened this is gone.
        focusAfter(onClose, 'calendar')
        showToast({ kind: 'success', message: done })
      },
    })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={styles.confirm}>
        <p>{what}</p>
        {feed.isError && (
          <FailureLine id="calendar-change-error">This did not work. Please try again.</FailureLine>
        )}
        <div className={styles.confirmButtons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={confirm} isBusy={feed.isPending}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
