import { latestBirthDate, MINIMUM_AGE } from '@laurel/contract/birth-date'
import { ageOn } from '@laurel/matching/calendar'
import { clock } from '../../clock.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { AnswerValue } from './answer-control.ts'

interface BirthDateAnswerProps {
  label: string
  value: AnswerValue | undefined
  onChange: (value: AnswerValue | undefined) => void
  onProblem: (problem: string) => void
  errorId: string | undefined
}

/** A date of birth; an age under 16 is refused here, since the server would end the account. */
export function BirthDateAnswer(props: BirthDateAnswerProps) {
  const { label, value, onChange, onProblem, errorId } = props
  const today = clock.now().toISOString().slice(0, 10)

  const change = (day: string) => {
    const age = ageOn(day, today)
    const isTooYoung = day !== '' && (age === null || age < MINIMUM_AGE)
    onChange(isTooYoung ? undefined : day)
    // While the year is still being typed it is a year of long ago.
    if (isTooYoung) onProblem('User should not be less than 16 year!')
  }

  return (
    <TextField
      label={label}
      type="date"
      autoComplete="bday"
      max={latestBirthDate(today)}
      data-autofocus
      aria-errormessage={errorId}
      defaultValue={value === undefined ? '' : String(value)}
      onChange={(event) => change(event.target.value)}
    />
  )
}
