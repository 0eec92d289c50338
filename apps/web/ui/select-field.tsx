import { type ComponentProps, useId } from 'react'
import { FieldError } from './field-error.tsx'
import field from './field.module.css'
import styles from './select-field.module.css'

export interface SelectOption {
  value: string
  label: string
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'onChange'> & {
  id?: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  isOptional?: boolean
  /** Stands for nothing chosen. */
  emptyLabel?: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
}

/** The browser's own select, found through by typing, with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, isOptional = false, options, onChange, ...rest } = props
  const { emptyLabel = 'Choose', ...select } = rest
  const ownId = useId()
  const selectId = id ?? ownId
  const hintId = `${selectId}-hint`
  const errorId = `${selectId}-error`
  // A sentence about a whole group may stand elsewhere.
  const given = select['aria-describedby']
  const describedBy = [hint && hintId, error && errorId, given].filter(Boolean).join(' ')

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={selectId}>
        {label}
        {isOptional && <span className={field.optional}> (optional)</span>}
      </label>
      {hint && (
        <span className={field.hint} id={hintId}>
          {hint}
        </span>
      )}
      <select
        {...select}
        id={selectId}
        className={styles.select}
        aria-invalid={error ? true : select['aria-invalid']}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
