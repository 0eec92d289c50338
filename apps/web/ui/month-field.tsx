import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './month-field.module.css'
import { MONTHS, PICKER_YEARS, yearIdOf } from './months.ts'
import { SelectField } from './select-field.tsx'

interface MonthFieldProps {
  /** Of the month; the year's is made of it (`yearIdOf`). */
  id: string
  legend: ReactNode
  /** YYYY-MM; one without the other is kept too, as YYYY- or -MM. */
  value: string
  error?: string | undefined
  /** Says what is wrong, where that stands elsewhere. */
  errorId?: string | undefined
  /** Takes the focus where a dialog opens with it. */
  isFirst?: boolean
  onChange: (value: string) => void
}

const YEARS = PICKER_YEARS.map((year) => ({ value: year, label: year }))

/** A month and a year, in two lists. What is wrong is said once, and of the half that is missing. */
export function MonthField(props: MonthFieldProps) {
  const { id, legend, value, error, isFirst = false, onChange } = props
  const [year = '', month = ''] = value.split('-')
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : '')
  const { errorId = `${id}-error` } = props
  const part = (half: string) => ({
    value: half,
    ...(error && half === '' && { 'aria-invalid': true, 'aria-describedby': errorId }),
  })
  return (
    <fieldset className={styles.month} aria-describedby={props.errorId}>
      <legend>{legend}</legend>
      <SelectField
        {...part(month)}
        data-autofocus={isFirst || undefined}
        id={id}
        label="Month"
        options={MONTHS}
        onChange={(next) => change(year, next)}
      />
      <SelectField
        {...part(year)}
        id={yearIdOf(id)}
        label="Year"
        options={YEARS}
        onChange={(next) => change(next, month)}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
