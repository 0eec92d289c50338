import { useId, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { MonthControl } from '../../people/questions/controls/date-controls.tsx'
import { WHOLE_MONTH } from '../../people/questions/rules.ts'
import type { AnswerValue } from './answer-control.ts'

interface MonthAnswerProps {
  label: string
  onChange: (value: AnswerValue | undefined) => void
  errorId: string | undefined
}

/** A month and a year, answered as YYYY-MM once both are chosen. */
export function MonthAnswer({ label, onChange, errorId }: MonthAnswerProps) {
  const [given, setGiven] = useState<readonly string[]>([])
  return (
    <MonthControl
      id={useId()}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      isFirst
      given={given}
      errorId={errorId}
      onChange={(next) => {
        const [month = ''] = next
        setGiven(next)
        onChange(WHOLE_MONTH.test(month) ? month : undefined)
      }}
    />
  )
}
