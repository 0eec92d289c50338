import { useId, useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Choice } from '../../people/questions/question.ts'
import { toggled } from '../../people/questions/stands-alone.ts'
import { NONE, type AnswerValue } from './answer-control.ts'
import styles from './choice-answer.module.css'

interface ChoiceAnswerProps {
  choices: readonly Choice[]
  isMultiple: boolean
  /** A list to search instead of chips. */
  isLong: boolean
  label: string
  value: AnswerValue | undefined
  onChange: (value: AnswerValue | undefined) => void
  errorId: string | undefined
}

const chosenOf = (value: AnswerValue | undefined): readonly string[] => {
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [String(value)]
}

/** Radio buttons or check boxes: chips when few, a list to search when many. */
export function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { choices, isMultiple, isLong, label, value, onChange, errorId } = props
  const [search, setSearch] = useState('')
  const name = useId()
  const chosen = chosenOf(value)
  const wanted = search.trim().toLowerCase()
  const shown = choices.filter(({ label: words }) => words.toLowerCase().includes(wanted))

  return (
    <fieldset className={styles.group} aria-describedby={errorId}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {isLong && (
        <TextField
          label="Search the list"
          type="search"
          autoComplete="off"
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className={classNames(isLong ? styles.list : styles.chips)}>
        {shown.map(({ id, label: words }) => (
          <label key={id} className={styles.choice}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => onChange(isMultiple ? toggled(chosen, id, [NONE]) : id)}
            />
            {words}
          </label>
        ))}
        {shown.length === 0 && <p className={styles.none}>No results</p>}
      </div>
    </fieldset>
  )
}
