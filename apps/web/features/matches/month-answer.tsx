import { useState } from 'react'
import { MONTHS, PICKER_YEARS } from '../../ui/months.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './question-dialog.module.css'
import type { AnswerValue } from './answer-control.ts'

interface MonthAnswerProps {
  label: string
  onChange: (value: AnswerValue | undefined) => void
  errorId: string | undefined
}

/** A month and a year, answered as YYYY-MM once both are chosen. */
export function MonthAnswer({ label, onChange, errorId }: MonthAnswerProps) {
  const [month, setMonth] = useState('')
  const [year, setYear] = useState('')
  const tell = (nextMonth: string, nextYear: string) =>
    onChange(nextMonth && nextYear ? `${nextYear}-${nextMonth}` : undefined)

  return (
    <fieldset className={styles.pair} aria-describedby={errorId}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <label className={styles.field}>
        Month
        <select
          value={month}
          data-autofocus
          onChange={(event) => {
            setMonth(event.target.value)
            tell(event.target.value, year)
          }}
        >
          <option value="">Choose</option>
          {MONTHS.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Year
        <select
          value={year}
          onChange={(event) => {
            setYear(event.target.value)
            tell(month, event.target.value)
          }}
        >
          <option value="">Choose</option>
          {PICKER_YEARS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
