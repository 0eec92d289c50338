import { EARLIEST_BIRTH_DATE } from '@laurel/contract/birth-date'
import { useId, useState } from 'react'
import { clock } from '../../../clock.ts'
import { BirthDateControl } from '../../people/questions/controls/date-controls.tsx'
import { RULES } from '../../people/questions/rules.ts'
import type { AnswerValue } from './answer-control.ts'

interface BirthDateAnswerProps {
  label: string
  onChange: (value: AnswerValue | undefined) => void
  onProblem: (problem: string) => void
  errorId: string | undefined
}

/** A date of birth; an age under 16 is refused here, since the server would end the account. */
export function BirthDateAnswer({ label, onChange, onProblem, errorId }: BirthDateAnswerProps) {
  const [given, setGiven] = useState<readonly string[]>([])
  const today = clock.now().toISOString().slice(0, 10)

  const change = (next: readonly string[]) => {
    const [day = ''] = next
    // While the year is still being typed it is a year of long ago.
    const isBegun = day < EARLIEST_BIRTH_DATE
    const problem = isBegun ? undefined : RULES.dob([day], { answers: {}, today })
    setGiven(next)
    onChange(problem ? undefined : day)
    if (problem) onProblem(problem.message)
  }

  return (
    <BirthDateControl
      id={useId()}
      label={label}
      isFirst
      today={today}
      given={given}
      errorId={errorId}
      onChange={change}
    />
  )
}
