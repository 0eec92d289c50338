import { TextField } from '../../../ui/text-field.tsx'
import { latestBirthDate } from '../../questions/rules.ts'
import { AddressAnswer } from './address-answer.tsx'
import { type AnswerControlProps, errorAt } from './answer-control.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import { GradeAnswer } from './grade-answer.tsx'
import { MonthAnswer } from './month-answer.tsx'
import { SchoolAnswer } from './school-answer.tsx'

const OLDEST = '1900-01-01'
const LONGEST_TEXT = 500

interface AnswerFieldProps extends Omit<AnswerControlProps, 'given'> {
  given: AnswerControlProps['given'] | undefined
}

/** The control that fits a question of the profile. */
export function AnswerField({ given: answered, ...rest }: AnswerFieldProps) {
  const props = { ...rest, given: answered ?? [] }
  const { control } = props.question
  switch (control.kind) {
    case 'choice':
      return <ChoiceAnswer {...props} {...control} isAnswered={answered !== undefined} />
    case 'month':
      return <MonthAnswer {...props} />
    case 'school':
      return <SchoolAnswer {...props} kind={control.of} most={control.most} />
    case 'grade':
      return <GradeAnswer {...props} />
    case 'address':
      return <AddressAnswer {...props} />
    default:
      return <LineAnswer {...props} />
  }
}

/** A date of birth, or a line of text. */
function LineAnswer(props: AnswerControlProps) {
  const { id, question, label, given, problems, isOptional, today, onChange } = props
  const isDate = question.control.kind === 'birthDate'
  const look = isDate
    ? { type: 'date', autoComplete: 'bday', min: OLDEST, max: latestBirthDate(today) }
    : { type: 'text', autoComplete: 'off', maxLength: LONGEST_TEXT }
  return (
    <TextField
      {...look}
      {...(question.why !== undefined && { hint: question.why })}
      id={id}
      label={label}
      isOptional={isOptional}
      value={given[0] ?? ''}
      error={errorAt(problems)}
      onChange={(event) => onChange([event.target.value])}
    />
  )
}
