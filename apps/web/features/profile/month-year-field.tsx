import { Select } from '@mantine/core'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { MONTHS, PICKER_YEARS } from '../../ui/months.ts'
import hidden from '../../ui/visually-hidden.module.css'
import { DATE_LABELS } from './date-labels.ts'
import type { ProfileForm } from './profile-form.ts'
import styles from './profile.module.css'
import { rankOptions } from './rank-options.ts'

interface MonthYearFieldProps {
  name: string
  form: ProfileForm
  isOptional?: boolean
}

/** A month and a year, kept as YYYY-MM; one without the other is kept too, and asked for on saving. */
export function MonthYearField({ name, form, isOptional = false }: MonthYearFieldProps) {
  const [year = '', month = ''] = (form.values.facts[name]?.[0] ?? '').split('-')
  const change = (nextYear: string, nextMonth: string) =>
    form.changeFact(name, nextYear || nextMonth ? [`${nextYear}-${nextMonth}`] : [])
  const problem = form.problems[name]
  const id = `profile-${name}`
  // The summary leads to the id of the field: to whichever of the two is missing.
  const isYearMissing = month !== '' && year === ''
  const part = (value: string) => ({
    value: value || null,
    // One sentence stands under the pair; each of the two repeats it for screen readers only.
    error: value === '' && problem,
    errorProps: { className: hidden.hidden },
    // What may stay empty can be emptied again, by choosing it once more.
    allowDeselect: isOptional,
    searchable: true,
    filter: rankOptions,
    selectFirstOptionOnChange: true,
    nothingFoundMessage: 'No results',
  })
  return (
    <fieldset className={classNames(styles.pair, styles.monthYear)}>
      <legend>
        {DATE_LABELS[name]}
        {isOptional && ' (optional)'}
      </legend>
      <Select
        {...part(month)}
        id={isYearMissing ? `${id}-month` : id}
        label="Month"
        data={MONTHS}
        onChange={(next) => change(year, next ?? '')}
      />
      <Select
        {...part(year)}
        id={isYearMissing ? id : `${id}-year`}
        label="Year"
        data={PICKER_YEARS}
        inputMode="numeric"
        onChange={(next) => change(next ?? '', month)}
      />
      {problem && (
        <p className={styles.problem} aria-hidden="true">
          <Icon icon={IconAlertCircle} />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
