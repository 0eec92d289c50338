import { type ReactNode, useId } from 'react'
import styles from './automation.module.css'

interface SwitchRowProps {
  label: string
  /** What it does, in a sentence or two. */
  children: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
  /** Further choices below it. */
  more?: ReactNode
}

/** A switch with its name and what it does; the words are a part of its target. */
export function SwitchRow({ label, children, isOn, isDisabled, onChange, more }: SwitchRowProps) {
  const [switchId, whatId] = [useId(), useId()]
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={switchId}>
        {label}
      </label>
      <p id={whatId} className={styles.what}>
        {children}
      </p>
      <span className={styles.state} aria-hidden="true">
        {isOn ? 'On' : 'Off'}
      </span>
      <input
        id={switchId}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={whatId}
        onChange={(event) => onChange(event.target.checked)}
      />
      {more && <div className={styles.more}>{more}</div>}
    </div>
  )
}
