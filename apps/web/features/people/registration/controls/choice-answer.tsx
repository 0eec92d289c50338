import { ChoiceField } from '../../../../ui/choice-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { MOST_CHIPS } from '../../questions/choices.ts'
import type { Choice, Given } from '../../questions/question.ts'
import { toggled } from '../../questions/stands-alone.ts'
import { type AnswerControlProps, errorAt } from './answer-control.ts'

interface ChoiceAnswerProps extends AnswerControlProps {
  choices: readonly Choice[]
  isMultiple: boolean
  /** An answer was given, if only to keep it private. */
  isAnswered: boolean
}

const PRIVATE = { value: 'prefer_not_to_say', label: 'Prefer not to say' }
/** Goes with no other answer. */
const ALONE = ['no_military_affiliation']

/** What is chosen after one of several was pressed. */
export const pressed = (given: Given, value: string): Given =>
  value === PRIVATE.value ? [] : toggled(given, value, ALONE)

/** A few options stand open, many single ones in a list. */
export function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { id, question, label, choices, isMultiple, isAnswered, given, problems, onChange } = props
  const offered = choices.map((choice) => ({ value: choice.id, label: choice.label }))
  const options = question.isSensitive ? [...offered, PRIVATE] : offered
  const isPrivate = question.isSensitive === true && isAnswered && given.length === 0
  const look = { id, name: question.key, hint: question.why, error: errorAt(problems), options }

  if (!isMultiple && choices.length > MOST_CHIPS)
    return (
      <SelectField
        {...look}
        label={label}
        value={isPrivate ? PRIVATE.value : (given[0] ?? '')}
        onChange={(value) => onChange(value === PRIVATE.value ? [] : [value])}
      />
    )
  return (
    <ChoiceField
      {...look}
      legend={label}
      isMultiple={isMultiple}
      chosen={isPrivate ? [PRIVATE.value] : given}
      onChoose={(value) => onChange(isMultiple ? pressed(given, value) : pressed([], value))}
    />
  )
}
