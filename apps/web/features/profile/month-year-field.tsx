import { Select } from '@mantine/core'
import { classNames } from '../../ui/class-names.ts'
import type { FactFieldProps } from './fact-field-props.ts'
import styles from './profile.module.css'

/** The pickers span 1990 to 2040 (specification 2, section 5). */
const YEARS = Array.from({ length: 51 }, (_, index) => String(2040 - index))
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, index, 1)),
  ),
}))

/** A month and a year, kept as YYYY-MM; one without the other is kept too, and asked for on saving. */
export function MonthYearField({ name, label, form }: FactFieldProps) {
  const [year = '', month = ''] = (form.values.facts[name]?.[0] ?? '').split('-')
  const change = (nextYear: string, nextMonth: string) =>
    form.changeFact(name, nextYear || nextMonth ? [`${nextYear}-${nextMonth}`] : [])
  const problem = form.problems[name]
  return (
    <fieldset className={classNames(styles.pair, styles.monthYear)}>
      <legend>{label}</legend>
      <Select
        id={`profile-${name}`}
        label="Month"
        data={MONTHS}
        value={month || null}
        error={problem !== undefined}
        aria-describedby={problem && `profile-${name}-problem`}
        searchable
        nothingFoundMessage="No results"
        onChange={(next) => change(year, next ?? '')}
      />
      <Select
        label="Year"
        data={YEARS}
        value={year || null}
        error={problem !== undefined}
        searchable
        nothingFoundMessage="No results"
        onChange={(next) => change(next ?? '', month)}
      />
      {problem && (
        <p id={`profile-${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
