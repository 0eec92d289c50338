import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useEffectEvent } from 'react'
import { classNames } from '../class-names.ts'
import iconButton from '../icon-button.module.css'
import { Icon } from '../icon.tsx'
import type { Toast } from './show-toast.ts'
import styles from './toasts.module.css'

const ICONS = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle }
const CLOSE_AFTER_MS = 5000

interface ToastCardProps {
  toast: Toast
  /** Stays for now; its time begins again when it is let go. */
  isHeld: boolean
  onClose: () => void
}

/** One toast. It goes by itself, by its button, or by Escape while it has the focus. */
export function ToastCard({ toast, isHeld, onClose }: ToastCardProps) {
  const { kind, message, detail, closeAfterMs = CLOSE_AFTER_MS } = toast
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => close(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [isHeld, closeAfterMs])
  return (
    <div className={styles.toast}>
      <span className={classNames(styles.icon, styles[kind])}>
        <Icon icon={ICONS[kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <button
        type="button"
        aria-label="Close"
        className={iconButton.button}
        onClick={onClose}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // It would close the dialog that the toast stands in.
          event.preventDefault()
          onClose()
        }}
      >
        <Icon icon={IconX} />
      </button>
    </div>
  )
}
