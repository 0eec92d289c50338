import { useId } from 'react'
import type { AnswerValue, AnswerControl } from './answer-control.ts'
import { BirthDateAnswer } from './birth-date-answer.tsx'
import { MonthAnswer } from './month-answer.tsx'
import { NameAnswer } from './name-answer.tsx'
import { PlaceAnswer } from './place-answer.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ChoiceControl } from '../../people/questions/controls/choice-control.tsx'
import type { Choice } from '../../people/questions/question.ts'

export interface AnswerFieldProps<Control = AnswerControl> {
  control: Control
  /** The question, which names a group of choices for a screen reader. */
  question: string
  /** What a single field is called: "County". */
  label: string
  value: AnswerValue | undefined
  onChange: (value: AnswerValue | undefined) => void
  onProblem: (problem: string) => void
  /** The element that says what is wrong, while something is. */
  errorId: string | undefined
  /** The state to begin with where a place is asked; '' for none. */
  homeState: string
}

const YES_NO = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
]

/** The control that fits the question. */
export function AnswerField(props: AnswerFieldProps) {
  const { control } = props
  switch (control.kind) {
    case 'yesNo':
      return <YesNo {...props} isInverse={control.isInverse === true} />
    case 'choice':
      return <ChoiceAnswer {...props} {...control} />
    case 'number':
      return <NumberAnswer {...props} min={control.min} max={control.max} />
    case 'month':
      return <MonthAnswer {...props} label={props.question} />
    case 'birthDate':
      return <BirthDateAnswer {...props} />
    case 'place':
      return <PlaceAnswer {...props} initialState={props.homeState} />
    case 'name':
      return <NameAnswer {...props} canBeNone={control.canBeNone} />
  }
}

interface ChoiceAnswerProps extends AnswerFieldProps<unknown> {
  choices: readonly Choice[]
  isMultiple: boolean
}

const givenOf = (value: AnswerValue | undefined): readonly string[] => {
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [String(value)]
}

/** The options of a fact; the question above them is read out as their name. */
function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { question, label, choices, isMultiple, value, onChange, errorId } = props
  return (
    <ChoiceControl
      id={useId()}
      label={label}
      legend={<VisuallyHidden>{question}</VisuallyHidden>}
      choices={choices}
      isMultiple={isMultiple}
      given={givenOf(value)}
      errorId={errorId}
      isFirst
      onChange={(given) => onChange(isMultiple ? [...given] : given[0])}
    />
  )
}

function YesNo(props: AnswerFieldProps & { isInverse: boolean }) {
  const { value, onChange, isInverse } = props
  const chosen = value === undefined ? undefined : value === isInverse ? 'no' : 'yes'
  return (
    <ChoiceAnswer
      {...props}
      choices={YES_NO}
      isMultiple={false}
      value={chosen}
      onChange={(next) => onChange((next === 'yes') !== isInverse)}
    />
  )
}

type NumberProps = AnswerFieldProps & { min: number | undefined; max: number | undefined }

function NumberAnswer({ label, value, onChange, errorId, min = 0, max }: NumberProps) {
  return (
    <TextField
      label={label}
      hint={max === undefined ? `A number of at least ${min}` : `A number from ${min} to ${max}`}
      inputMode="decimal"
      autoComplete="off"
      data-autofocus
      aria-errormessage={errorId}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  )
}
