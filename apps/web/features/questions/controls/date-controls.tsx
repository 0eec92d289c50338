import { FieldError } from '../../../ui/field-error.tsx'
import { MONTHS, PICKER_YEARS } from '../../../ui/months.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { latestBirthDate } from '@laurel/contract/birth-date'
import { type ControlProps, errorOf } from './control-props.ts'
import styles from './controls.module.css'

/** A date of birth, up to 16 years ago (specification 2, section 9). */
export function BirthDateControl(props: ControlProps & { today: string }) {
  const { id, label, given, problem, onChange, today } = props
  return (
    <TextField
      id={id}
      label={label}
      type="date"
      autoComplete="bday"
      max={latestBirthDate(today)}
      value={given[0] ?? ''}
      error={errorOf(problem)}
      onChange={(event) => onChange([event.target.value])}
    />
  )
}

interface PartProps {
  id: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  error: boolean
  errorId: string
  onChange: (value: string) => void
}

function Part({ id, label, value, options, error, errorId, onChange }: PartProps) {
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={error || undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const YEARS = PICKER_YEARS.map((year) => ({ value: year, label: year }))

/** A month and a year, kept as YYYY-MM; one without the other is kept too. */
export function MonthControl({ id, label, given, problem, onChange }: ControlProps) {
  const [year = '', month = ''] = (given[0] ?? '').split('-')
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? [`${nextYear}-${nextMonth}`] : [])
  const errorId = `${id}-error`
  const hasError = problem !== undefined
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <Part
        id={id}
        label="Month"
        value={month}
        options={MONTHS}
        error={hasError && month === ''}
        errorId={errorId}
        onChange={(next) => change(year, next)}
      />
      <Part
        id={`${id}-year`}
        label="Year"
        value={year}
        options={YEARS}
        error={hasError && year === ''}
        errorId={errorId}
        onChange={(next) => change(next, month)}
      />
      {problem && <FieldError id={errorId}>{problem.message}</FieldError>}
    </fieldset>
  )
}
