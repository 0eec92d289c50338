import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './choice-field.module.css'
import { FieldError } from './field-error.tsx'
import { TextField } from './text-field.tsx'

export interface ChoiceOption {
  value: string
  label: string
}

interface ChoiceFieldProps {
  /** Of the first option; a summary may lead there. */
  id?: string
  name: string
  legend: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** Says what is wrong, where that stands elsewhere. */
  errorId?: string | undefined
  options: readonly ChoiceOption[]
  isMultiple?: boolean
  chosen: readonly string[]
  /** The option that was chosen, or taken back. */
  onChoose: (value: string) => void
}

/** More options than this are searched, and scroll within their box. */
const MOST_SHOWN = 12

/** Options to read and choose from: one, or several. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, legend, hint, error, options, isMultiple = false, chosen, onChoose } = props
  const hintId = `${id ?? name}-hint`
  const { errorId = `${id ?? name}-error` } = props
  const describedBy = classNames(hint && hintId, (error || props.errorId) && errorId)
  const [sought, setSought] = useState('')
  const isMany = options.length > MOST_SHOWN
  const wanted = sought.trim().toLowerCase()
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {isMany && (
        <TextField
          label="Search the list"
          type="search"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className={classNames(styles.options, isMany && styles.many)}>
        {shown.map(({ value, label }, position) => (
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
        {shown.length === 0 && <p className={styles.hint}>No results</p>}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
