import type { ReactNode } from 'react'
import { SearchedChoices } from '../../../../ui/searched-choices.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { MOST_CHIPS } from '../choices.ts'
import type { Choice } from '../question.ts'
import { toggled } from '../stands-alone.ts'
import { type ControlProps, errorOf, type PlacedProps } from './control-props.ts'

interface ChoiceControlProps extends ControlProps, PlacedProps {
  choices: readonly Choice[]
  isMultiple: boolean
  /** Names options that stand open; the label by default. */
  legend?: ReactNode
  hint?: string | undefined
}

/** A few options stand open, and many of which several hold; many single ones are a list. */
export function ChoiceControl(props: ChoiceControlProps) {
  const { id, label, hint, choices, isMultiple, given, problem, onChange } = props
  const { legend = label, errorId, isFirst = false } = props
  const look = {
    id,
    hint,
    error: errorOf(problem),
    options: choices.map((choice) => ({ value: choice.id, label: choice.label })),
  }
  if (!isMultiple && choices.length > MOST_CHIPS)
    return (
      <SelectField
        {...look}
        label={label}
        aria-describedby={errorId}
        data-autofocus={isFirst || undefined}
        value={given[0] ?? ''}
        onChange={(value) => onChange([value])}
      />
    )
  return (
    <SearchedChoices
      {...look}
      name={id}
      legend={legend}
      errorId={errorId}
      isMultiple={isMultiple}
      chosen={given}
      onChoose={(value) => onChange(isMultiple ? toggled(given, value) : [value])}
    />
  )
}
