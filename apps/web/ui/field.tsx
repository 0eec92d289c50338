import { type AriaAttributes, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

/** What every field has around its control. */
export interface FieldLook {
  /** Of the control. */
  id?: string | undefined
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  isOptional?: boolean | undefined
}

type Tied<Attributes> = Omit<Attributes, keyof FieldLook> & { id: string }

type FieldProps<Attributes> = FieldLook &
  Omit<Attributes, keyof FieldLook> & {
    /** The control; it is given what ties it to its label, its hint and what is wrong with it. */
    render: (tied: Tied<Attributes>) => ReactNode
  }

/** A control with its label and hint above it, and below it what is wrong. */
export function Field<Attributes extends AriaAttributes>(props: FieldProps<Attributes>) {
  const { id, label, hint, error, isOptional, render, ...attributes } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  // A sentence about a whole group may stand elsewhere.
  const elsewhere = attributes['aria-describedby']
  const describedBy = classNames(hint && hintId, error && errorId, elsewhere)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {render({
        ...attributes,
        id: controlId,
        'aria-invalid': Boolean(error) || attributes['aria-invalid'],
        'aria-describedby': describedBy || undefined,
      } as unknown as Tied<Attributes>)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
