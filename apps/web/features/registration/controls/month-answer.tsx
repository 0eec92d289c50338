import { MONTHS, PICKER_YEARS } from '../../../ui/months.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type AnswerControlProps, partId } from './answer-control.ts'
import styles from './controls.module.css'

const YEARS = PICKER_YEARS.map((year) => ({ value: year, label: year }))

/** A month and a year as one answer, YYYY-MM. */
export function MonthAnswer(props: AnswerControlProps) {
  const { id, question, label, given, problems, isOptional, onChange } = props
  const [year = '', month = ''] = (given[0] ?? '').split('-')
  const [problem] = problems
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? [`${nextYear}-${nextMonth}`] : [])
  const errorId = `${id}-error`
  const part = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': errorId } as const
  return (
    <fieldset className={classNames(styles.group, styles.month)}>
      <legend>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </legend>
      {question.why && <p className={styles.hint}>{question.why}</p>}
      <div className={styles.pair}>
        <SelectField
          {...(problem && part)}
          id={partId(id)}
          label="Month"
          options={MONTHS}
          value={month}
          onChange={(next) => change(year, next)}
        />
        <SelectField
          {...(problem && part)}
          id={partId(id, 1)}
          label="Year"
          options={YEARS}
          value={year}
          onChange={(next) => change(next, month)}
        />
      </div>
      {problem && <FieldError id={errorId}>{problem.message}</FieldError>}
    </fieldset>
  )
}
