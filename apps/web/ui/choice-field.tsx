import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './choice-field.module.css'
import { FieldError } from './field-error.tsx'

export interface ChoiceOption {
  value: string
  label: string
}

export interface ChoiceFieldProps {
  /** Of the first option; a summary may lead there. */
  id?: string
  name: string
  legend: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** Says what is wrong, where that stands elsewhere. */
  errorId?: string | undefined
  options: readonly ChoiceOption[]
  /** Stands above the options, which it narrows; then they scroll within their box. */
  search?: ReactNode
  isMultiple?: boolean
  chosen: readonly string[]
  /** The option that was chosen, or taken back. */
  onChoose: (value: string) => void
}

/** More options than this scroll within their box. */
export const MOST_SHOWN = 12

/** Options to read and choose from: one, or several. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, legend, hint, error, options, isMultiple = false, chosen, onChoose } = props
  const hintId = `${id ?? name}-hint`
  const { errorId = `${id ?? name}-error`, search } = props
  const describedBy = classNames(hint && hintId, (error || props.errorId) && errorId)
  const isMany = search !== undefined || options.length > MOST_SHOWN
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {search}
      <div className={classNames(styles.options, isMany && styles.many)}>
        {options.map(({ value, label }, position) => (
          <label key={value}>
            <input
              id={position === 0 ? id : undefined}
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
