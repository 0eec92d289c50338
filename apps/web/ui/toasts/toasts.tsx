import { type FocusEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOpenDialogs } from '../open-dialogs.ts'
import { closeToast, type GivenToast, useToasts } from './show-toast.ts'
import { ToastCard } from './toast-card.tsx'
import styles from './toasts.module.css'

/**
 * What just happened: top right; below 750 px at the bottom, above an action bar
 * (`--action-bar-height`). At most three, and none goes while it is pointed at or holds the focus.
 * While a dialog is open they stand in it: nothing under it is read out.
 */
export function Toasts() {
  const toasts = useToasts()
  const dialogs = useOpenDialogs()
  const top = dialogs.at(-1)
  return (
    <>
      <ToastRegion toasts={top ? [] : toasts} />
      {dialogs.map((dialog, at) =>
        createPortal(<ToastRegion toasts={dialog === top ? toasts : []} />, dialog, String(at)),
      )}
    </>
  )
}

/** Stands there before anything is said in it, or it would not be read out. */
function ToastRegion({ toasts }: { toasts: readonly GivenToast[] }) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const cameFrom = useRef<Element>(null)

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocus(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const close = (key: number) => {
    closeToast(key)
    // What lay under the pointer is gone, and the browser does not always say that it left.
    setPointedAt(false)
    if (!hasFocus) return
    // The button that was pressed goes: what had the focus before has it again.
    setFocus(false)
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')
    if (back instanceof HTMLElement) back.focus()
  }
  const cardOf = (toast: GivenToast) => (
    <ToastCard
      key={toast.key}
      toast={toast}
      isHeld={isPointedAt || hasFocus}
      onClose={() => close(toast.key)}
    />
  )

  return (
    <div
      className={styles.toasts}
      data-print="hide"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => setFocus(false)}
    >
      <div role="alert" aria-atomic="false" className={styles.spoken}>
        {toasts.filter(({ kind }) => kind === 'error').map(cardOf)}
      </div>
      <div role="status" aria-atomic="false" className={styles.spoken}>
        {toasts.filter(({ kind }) => kind !== 'error').map(cardOf)}
      </div>
    </div>
  )
}
