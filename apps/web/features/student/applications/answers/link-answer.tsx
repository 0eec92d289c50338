import { useState } from 'react'
import { completeWebAddress, problemOf } from '@laurel/contract/requirement-status'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'
import { FieldError } from '../../../../ui/field-error.tsx'

/** A web address; its form is checked, and https put before it, on leaving the field. */
export function LinkAnswer(props: AnswerProps) {
  const { requirement, value, onChange, controlId, error, describedBy } = props
  const [isLeft, setLeft] = useState(false)
  const text = typeof value === 'string' ? value : ''
  const own = isLeft && text !== '' ? problemOf(requirement, text) : undefined
  const shown = error ?? own
  const ownId = `${controlId}-form`

  return (
    <div className={styles.answer}>
      <label className={styles.label} htmlFor={controlId}>
        Web address
      </label>
      <input
        id={controlId}
        className={styles.input}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setLeft(false)
          onChange(event.target.value === '' ? undefined : event.target.value)
        }}
        onBlur={() => {
          setLeft(true)
          const link = completeWebAddress(text)
          if (link !== text) onChange(link)
        }}
        aria-invalid={shown !== undefined || undefined}
        aria-describedby={
          [describedBy, own && !error && ownId].filter(Boolean).join(' ') || undefined
        }
      />
      {own !== undefined && error === undefined && <FieldError id={ownId}>{own}</FieldError>}
    </div>
  )
}
