import { notifications, Notifications } from '@mantine/notifications'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { Icon } from '../icon.tsx'
import styles from './toasts.module.css'
import { useMedia } from '../use-media.ts'
import './toasts.css'

export interface Toast {
  kind: 'success' | 'info' | 'error'
  /** The first line; `detail` stands below it. */
  message: string
  detail?: string
  /** Where the specification fixes a time; otherwise 5 seconds. */
  closeAfterMs?: number
  /** A second toast with the same id replaces the first. */
  id?: string
}

const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle }

/** Top right; below 750 px at the bottom, above an action bar (`--action-bar-height`). At most 3. */
export default function Toasts() {
  const isWide = useMedia('(min-width: 750px)')
  return (
    <Notifications
      position={isWide ? 'top-right' : 'bottom-center'}
      limit={3}
      autoClose={5000}
      zIndex="var(--z-toast)"
      containerWidth={400}
      pauseResetOnHover="all"
    />
  )
}

export function pushToast({ kind, message, detail, closeAfterMs, id }: Toast): void {
  const look = {
    title: message,
    message: detail ?? '',
    icon: <Icon icon={icons[kind]} />,
    role: kind === 'error' ? 'alert' : 'status',
    classNames: { root: styles.toast, icon: styles[kind], title: styles.title },
    closeButtonProps: { 'aria-label': 'Close' },
    ...(closeAfterMs !== undefined && { autoClose: closeAfterMs }),
  }
  if (id !== undefined) notifications.hide(id)
  notifications.show(id === undefined ? look : { ...look, id })
}
