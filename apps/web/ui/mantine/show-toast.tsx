import { notifications } from '@mantine/notifications'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { Icon } from '../icon.tsx'
import styles from './show-toast.module.css'

interface Toast {
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

/** Errors interrupt a screen reader (alert); the rest waits its turn (status). */
export function showToast({ kind, message, detail, closeAfterMs, id }: Toast): void {
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
