import type { KeyboardEvent, ReactNode } from 'react'
import { FieldError } from '../../../../ui/field-error.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Control } from '../question.ts'
import { type ControlProps, errorOf } from './control-props.ts'
import styles from './controls.module.css'

const LONGEST_LINE = 200
const LONGEST_TEXT = 2000

interface TextControlProps extends ControlProps {
  control: Extract<Control, { kind: 'text' }>
  trailing?: ReactNode
}

export function TextControl({ control, trailing, ...props }: TextControlProps) {
  const { id, label, given, problem, onChange } = props
  if (control.isLong) return <Composer {...props} trailing={trailing} />
  const isEmail = control.type === 'email'
  return (
    <TextField
      id={id}
      name={isEmail ? 'email' : id}
      label={label}
      type={control.type}
      autoComplete={control.autoComplete}
      maxLength={LONGEST_LINE}
      enterKeyHint="send"
      {...(isEmail && { inputMode: 'email' as const, autoCapitalize: 'none' })}
      value={given[0] ?? ''}
      error={errorOf(problem)}
      trailing={trailing}
      onChange={(event) => onChange([event.target.value])}
    />
  )
}

/** Free text: Enter sends, Shift and Enter begin a line. */
function Composer({
  id,
  label,
  given,
  problem,
  onChange,
  trailing,
}: ControlProps & { trailing?: ReactNode }) {
  const error = errorOf(problem)
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is being composed, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <div className={styles.stack}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.composer}>
        <textarea
          id={id}
          rows={2}
          maxLength={LONGEST_TEXT}
          enterKeyHint="send"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={given[0] ?? ''}
          onKeyDown={send}
          onChange={(event) => onChange([event.target.value])}
        />
        {trailing}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface PasswordControlProps extends ControlProps {
  autoComplete: 'new-password' | 'current-password'
}

export function PasswordControl(props: PasswordControlProps) {
  const { id, label, given, problem, onChange, autoComplete } = props
  return (
    <PasswordField
      id={id}
      name="password"
      label={label}
      autoComplete={autoComplete}
      enterKeyHint="send"
      value={given[0] ?? ''}
      error={errorOf(problem)}
      onChange={(event) => onChange([event.target.value])}
    />
  )
}
