import { useState } from 'react'
import { CheckField } from '../../../ui/check-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NONE } from '../../people/questions/stands-alone.ts'
import type { AnswerValue } from './answer-control.ts'
import styles from './question-dialog.module.css'

interface NameAnswerProps {
  label: string
  canBeNone: boolean
  onChange: (value: AnswerValue | undefined) => void
  errorId: string | undefined
}

/** A name in the student's own words; several are parted by commas. */
export function NameAnswer({ label, canBeNone, onChange, errorId }: NameAnswerProps) {
  const [text, setText] = useState('')
  const [isNone, setNone] = useState(false)

  const tell = (next: string) => {
    const names = next.split(canBeNone ? ',' : '\n').map((name) => name.trim())
    const given = names.filter((name) => name !== '')
    onChange(canBeNone ? given : given[0])
  }

  return (
    <div className={styles.stack}>
      <TextField
        label={label}
        {...(canBeNone && { hint: 'Separate several with commas' })}
        autoComplete="off"
        data-autofocus
        disabled={isNone}
        aria-errormessage={errorId}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          tell(event.target.value)
        }}
      />
      {canBeNone && (
        <CheckField
          label="None"
          isChecked={isNone}
          onChange={(none) => {
            setNone(none)
            if (none) onChange(NONE)
            else tell(text)
          }}
        />
      )}
    </div>
  )
}
