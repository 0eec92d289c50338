import { EARLIEST_BIRTH_DATE, latestBirthDate } from '@laurel/contract/birth-date'
import { MonthField } from '../../../../ui/month-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type ControlProps, errorOf } from './control-props.ts'

interface BirthDateControlProps extends ControlProps {
  /** YYYY-MM-DD where the person is. */
  today: string
  /** Somebody else fills it in, whose own birthday the browser may know. */
  isOfAnother?: boolean
  /** Says what is wrong, where that stands elsewhere. */
  errorId?: string | undefined
  /** Takes the focus where a dialog opens with it. */
  isFirst?: boolean
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

/** A month and a year, kept as YYYY-MM; one without the other is kept too. */
export function MonthControl({ id, label, given, problem, onChange }: ControlProps) {
  return (
    <MonthField
      id={id}
      legend={label}
      value={given[0] ?? ''}
      error={problem?.message}
      onChange={(value) => onChange(value === '' ? [] : [value])}
    />
  )
}
