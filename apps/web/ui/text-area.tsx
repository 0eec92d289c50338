import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
}

/** TextField for several lines; it grows with what is typed. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, isOptional = false, ...textarea } = props
  const ownId = useId()
  const areaId = id ?? ownId
  const hintId = `${areaId}-hint`
  const errorId = `${areaId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={areaId}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      <textarea
        {...textarea}
        id={areaId}
        className={classNames(styles.area, error && styles.invalid)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
