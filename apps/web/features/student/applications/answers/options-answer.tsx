import type { FieldValue } from '@laurel/contract/application-shapes'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'

/** More than these are a list to open. */
const RADIO_LIMIT = 7

/** One of the options that a requirement offers, or as many as apply. */
export function OptionsAnswer({ isMultiple, ...props }: AnswerProps & { isMultiple: boolean }) {
  const { requirement, value, onChange, controlId, error, describedBy } = props
  const { options } = requirement.field
  if (!isMultiple && options.length > RADIO_LIMIT) return <SelectAnswer {...props} />

  const chosen = chosenOf(value)
  const choose = (option: string, isChosen: boolean) => {
    if (!isMultiple) return onChange(option)
    // In the order of the options, whatever was ticked first.
    const next = options.filter((each) => (each === option ? isChosen : chosen.includes(each)))
    onChange(next.length > 0 ? next : undefined)
  }

  return (
    <fieldset
      className={styles.options}
      aria-describedby={describedBy}
      aria-invalid={error !== undefined || undefined}
    >
      <legend className={styles.label}>
        {isMultiple ? 'Choose all that apply' : 'Choose one'}
      </legend>
      {options.map((option, position) => (
        <label key={option} className={styles.option}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={controlId}
            {...(position === 0 && { id: controlId })}
            checked={chosen.includes(option)}
            onChange={(event) => choose(option, event.target.checked)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

function SelectAnswer(props: AnswerProps) {
  const { requirement, value, onChange, controlId, error, describedBy } = props
  return (
    <div className={styles.answer}>
      <label className={styles.label} htmlFor={controlId}>
        Choose one
      </label>
      <select
        id={controlId}
        className={styles.input}
        value={chosenOf(value)[0] ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      >
        <option value="">No choice yet</option>
        {requirement.field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}

function chosenOf(value: FieldValue | undefined): string[] {
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [String(value)]
}
