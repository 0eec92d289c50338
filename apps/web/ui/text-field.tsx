import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
  /** Stands inside the control, after the input. */
  trailing?: ReactNode
}

/** Label, hint, input and error of pages without Mantine, tied together for screen readers. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, isOptional = false, trailing, ...input } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      <span className={classNames(styles.control, error && styles.invalid)}>
        <input
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {trailing}
      </span>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
