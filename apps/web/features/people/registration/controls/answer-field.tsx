import type { ReactNode } from 'react'
import { TextField } from '../../../../ui/text-field.tsx'
import { BirthDateControl, MonthControl } from '../../questions/controls/date-controls.tsx'
import { GradeControl } from '../../questions/controls/grade-control.tsx'
import { SchoolControl } from '../../questions/controls/school-control.tsx'
import { AddressAnswer } from './address-answer.tsx'
import { type AnswerControlProps, errorAt } from './answer-control.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import styles from './controls.module.css'

const LONGEST_TEXT = 500

interface AnswerFieldProps extends Omit<AnswerControlProps, 'given'> {
  given: AnswerControlProps['given'] | undefined
}

/** The control that fits a question of the profile, as a field of a form. */
export function AnswerField({ given: answered, ...rest }: AnswerFieldProps) {
  const props = { ...rest, given: answered ?? [], problem: rest.problems[0] }
  const { control } = props.question
  const label = props.isOptional ? `${props.label} (optional)` : props.label
  switch (control.kind) {
    case 'choice':
      return <ChoiceAnswer {...props} {...control} isAnswered={answered !== undefined} />
    case 'address':
      return <AddressAnswer {...props} />
    case 'birthDate':
      return <Explained {...props} control={<BirthDateControl {...props} />} />
    case 'month':
      return <Explained {...props} control={<MonthControl {...props} label={label} />} />
    case 'school':
      return (
        <Explained
          {...props}
          control={<SchoolControl {...props} label={label} of={control.of} most={control.most} />}
        />
      )
    case 'grade':
      return (
        <fieldset className={styles.group}>
          <legend>{label}</legend>
          <Explained {...props} control={<GradeControl {...props} />} />
        </fieldset>
      )
    default:
      return <LineAnswer {...props} />
  }
}

/** A control with the reason why its question is asked. */
function Explained({ question, control }: AnswerControlProps & { control: ReactNode }) {
  return (
    <div className={styles.explained}>
      {control}
      {question.why && <p className={styles.hint}>{question.why}</p>}
    </div>
  )
}

function LineAnswer(props: AnswerControlProps) {
  const { id, question, label, given, problems, isOptional, onChange } = props
  return (
    <TextField
      {...(question.why !== undefined && { hint: question.why })}
      id={id}
      label={label}
      isOptional={isOptional}
      autoComplete="off"
      maxLength={LONGEST_TEXT}
      value={given[0] ?? ''}
      error={errorAt(problems)}
      onChange={(event) => onChange([event.target.value])}
    />
  )
}
