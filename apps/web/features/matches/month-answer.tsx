import { useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { AnswerValue } from './use-answer-question.ts'
import styles from './question-dialog.module.css'

/** Specification 2, section 9: "month-year pickers 1990 to 2040". */
const FIRST_YEAR = 1990
const LAST_YEAR = 2040
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, n) => String(LAST_YEAR - n))
const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  id: String(month + 1).padStart(2, '0'),
  label: new Date(Date.UTC(2000, month)).toLocaleDateString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  }),
}))

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
          {MONTHS.map(({ id, label: words }) => (
            <option key={id} value={id}>
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
          {YEARS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
