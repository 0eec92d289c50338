import { useId, useState } from 'react'
import { MonthField } from '../../../ui/month-field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { WHOLE_MONTH } from '../../people/questions/rules.ts'
import type { AnswerValue } from './answer-control.ts'

interface MonthAnswerProps {
  label: string
  onChange: (value: AnswerValue | undefined) => void
  errorId: string | undefined
}

/** A month and a year, answered as YYYY-MM once both are chosen. */
export function MonthAnswer({ label, onChange, errorId }: MonthAnswerProps) {
  const [month, setMonth] = useState('')
  return (
    <MonthField
      id={useId()}
      legend={<VisuallyHidden>{label}</VisuallyHidden>}
      isFirst
      value={month}
      errorId={errorId}
      onChange={(next) => {
        setMonth(next)
        onChange(WHOLE_MONTH.test(next) ? next : undefined)
      }}
    />
  )
}
