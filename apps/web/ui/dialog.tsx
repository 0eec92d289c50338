import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import iconButton from './icon-button.module.css'
import { Icon } from './icon.tsx'
import { markOpen } from './open-dialogs.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** `sheet` is centred, and a bottom sheet below 600 px; `drawer` comes from the left. */
  kind?: 'sheet' | 'drawer'
  id?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * The browser's own modal dialog: it traps Tab, closes on Esc and gives the focus back.
 * The heading takes the focus, or the element marked `data-autofocus`.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, kind = 'sheet', id, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  const close = useEffectEvent((event: Event) => {
    // A click on the backdrop has the dialog itself as its target; a click inside does not.
    if (event.type === 'click' && event.target !== dialog.current) return
    // The second click of two that opened it falls on the backdrop.
    if (event instanceof MouseEvent && event.detail > 1) return
    event.preventDefault()
    onClose()
  })

  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const trigger = document.activeElement
    measureScrollbar()
    element.showModal()
    const markClosed = markOpen(element)
    const marked = element.querySelector<HTMLElement>('[data-autofocus]')
    const start = marked ?? element.querySelector<HTMLElement>('h2')
    start?.focus()
    const listener = (event: Event) => close(event)
    element.addEventListener('click', listener)
    element.addEventListener('cancel', listener)
    return () => {
      element.removeEventListener('click', listener)
      element.removeEventListener('cancel', listener)
      markClosed()
      element.close()
      if (trigger instanceof HTMLElement) trigger.focus()
    }
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.dialog, styles[kind], className)}
    >
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={iconButton.button} aria-label="Close" onClick={onClose}>
          <Icon icon={IconX} />
        </button>
      </div>
      {isOpen && <div className={styles.body}>{children}</div>}
    </dialog>
  )
}

/** The page keeps the width of its hidden scrollbar as padding, so that nothing in it moves. */
function measureScrollbar(): void {
  // Below another dialog the scrollbar is hidden already.
  if (document.querySelector('dialog[open]')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}
