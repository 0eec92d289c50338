import { EARLIEST_BIRTH_DATE, latestBirthDate } from '@laurel/contract/birth-date'
import { MONTHS } from '@laurel/contract/words/date-words'
import type { ReactNode } from 'react'
import { FieldError } from '../../../../ui/field-error.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type ControlProps, errorOf, type PlacedProps, yearIdOf } from './control-props.ts'
import styles from './controls.module.css'

interface BirthDateControlProps extends ControlProps, PlacedProps {
  /** YYYY-MM-DD where the person is. */
  today: string
  /** Somebody else fills it in, whose own birthday the browser may know. */
  isOfAnother?: boolean
}

/** A date of birth, up to 16 years ago (specification 2, section 9). */
export function BirthDateControl(props: BirthDateControlProps) {
  const { id, label, given, problem, onChange, today } = props
  const { isOfAnother = false, errorId, isFirst = false } = props
  return (
    <TextField
      id={id}
      label={label}
      type="date"
      autoComplete={isOfAnother ? 'off' : 'bday'}
      min={EARLIEST_BIRTH_DATE}
      max={latestBirthDate(today)}
      value={given[0] ?? ''}
      error={errorOf(problem)}
      aria-describedby={errorId}
      data-autofocus={isFirst || undefined}
      onChange={(event) => onChange([event.target.value])}
    />
  )
}

const MONTH_OPTIONS = MONTHS.map((label, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label,
}))

const FIRST_YEAR = 1990
const LAST_YEAR = 2040

/** Specification 2, section 9: "month-year pickers 1990 to 2040"; the latest first. */
const YEAR_OPTIONS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
  const year = String(LAST_YEAR - index)
  return { value: year, label: year }
})

interface MonthControlProps extends Omit<ControlProps, 'label'>, PlacedProps {
  label: ReactNode
}

/**
 * A month and a year, kept as YYYY-MM; one without the other is kept too, as YYYY- or -MM. What is
 * wrong is said once, and of the half that is missing.
 */
export function MonthControl(props: MonthControlProps) {
  const { id, label, given, problem, onChange, errorId = `${id}-error`, isFirst = false } = props
  const error = problem?.message
  const [year = '', month = ''] = (given[0] ?? '').split('-')
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? [`${nextYear}-${nextMonth}`] : [])
  const part = (half: string) => ({
    value: half,
    ...(error && half === '' && { 'aria-invalid': true, 'aria-describedby': errorId }),
  })
  return (
    <fieldset className={styles.month} aria-describedby={props.errorId}>
      <legend>{label}</legend>
      <SelectField
        {...part(month)}
        data-autofocus={isFirst || undefined}
        id={id}
        label="Month"
        options={MONTH_OPTIONS}
        onChange={(next) => change(year, next)}
      />
      <SelectField
        {...part(year)}
        id={yearIdOf(id)}
        label="Year"
        options={YEAR_OPTIONS}
        onChange={(next) => change(next, month)}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
