import type { KeyboardEvent } from 'react'
import { productName } from '../../../../product.ts'
import { classNames } from '../../../../ui/class-names.ts'
import talk from '../assistance/general-chat.module.css'
import { GeneralPanel } from '../assistance/general-panel.tsx'
import { useGeneralChat } from '../assistance/use-general-chat.ts'
import { PanelButtons } from '../chat/panel-buttons.tsx'
import styles from './beside.module.css'

interface BesidePanelProps {
  isMaximised: boolean
  onMaximise: (isMaximised: boolean) => void
  onClose: () => void
}

/** The chat about everything, beside a list. Esc restores it, and then closes it. */
export default function BesidePanel({ isMaximised, onMaximise, onClose }: BesidePanelProps) {
  const general = useGeneralChat(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (isMaximised) onMaximise(false)
    else onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc works wherever the focus is inside
    <aside
      className={classNames(styles.panel, talk.talk)}
      aria-label={`Ask ${productName}`}
      data-print="hide"
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2>Ask {productName}</h2>
        <PanelButtons
          maximise={{ isOn: isMaximised, toggle: () => onMaximise(!isMaximised) }}
          onClose={onClose}
        />
      </div>
      <GeneralPanel general={general} hasFirstFocus />
    </aside>
  )
}
