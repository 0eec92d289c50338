import { OPTION_LABELS } from '@laurel/contract/profile-options'
import { useState } from 'react'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './question-dialog.module.css'
import type { AnswerValue } from './answer-control.ts'

interface PlaceAnswerProps {
  label: string
  /** Chosen beforehand: the state the student lives in, for a place where they live. */
  initialState: string
  onChange: (value: AnswerValue | undefined) => void
  errorId: string | undefined
}

const STATES = Object.entries(OPTION_LABELS.state).map(([value, label]) => ({ value, label }))

/** A county or town with its state, since most names occur in several: "OH/Franklin". */
export function PlaceAnswer({ label, initialState, onChange, errorId }: PlaceAnswerProps) {
  const [state, setState] = useState(initialState)
  const [name, setName] = useState('')
  const tell = (nextState: string, nextName: string) => {
    const place = nextName.trim()
    onChange(nextState && place ? `${nextState}/${place}` : undefined)
  }

  return (
    <div className={styles.stack}>
      <SelectField
        label="State"
        options={STATES}
        data-autofocus={initialState === '' || undefined}
        aria-describedby={errorId}
        value={state}
        onChange={(next) => {
          setState(next)
          tell(next, name)
        }}
      />
      <TextField
        label={label}
        autoComplete="off"
        data-autofocus={initialState !== '' || undefined}
        aria-describedby={errorId}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          tell(state, event.target.value)
        }}
      />
    </div>
  )
}
