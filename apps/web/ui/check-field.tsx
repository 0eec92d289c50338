import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './check-field.module.css'

type CheckFieldProps = Pick<ComponentProps<'input'>, 'id' | 'disabled' | 'aria-describedby'> & {
  label: ReactNode
  hint?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** One box to tick, its words beside it and a hint below them. */
export function CheckField({ label, hint, isChecked, onChange, ...input }: CheckFieldProps) {
  const ownId = useId()
  const { id = ownId } = input
  const hintId = `${id}-hint`
  return (
    <div className={styles.check}>
      <input
        {...input}
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={classNames(hint && hintId, input['aria-describedby']) || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={hintId}>{hint}</p>}
    </div>
  )
}
