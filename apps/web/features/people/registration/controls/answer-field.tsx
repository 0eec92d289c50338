import type { ReactNode } from 'react'
import { TextField } from '../../../../ui/text-field.tsx'
import { AddressControl } from '../../questions/controls/address-control.tsx'
import { ChoiceControl } from '../../questions/controls/choice-control.tsx'
import { errorAt } from '../../questions/controls/control-props.ts'
import { BirthDateControl, MonthControl } from '../../questions/controls/date-controls.tsx'
import { GradeControl } from '../../questions/controls/grade-control.tsx'
import { SchoolControl } from '../../questions/controls/school-control.tsx'
import type { Control } from '../../questions/question.ts'
import { PREFER_NOT_TO_SAY } from '../../questions/stands-alone.ts'
import type { AnswerControlProps } from './answer-control.ts'
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
      return props.question.isSensitive ? (
        <PrivateChoice {...props} control={control} isAnswered={answered !== undefined} />
      ) : (
        <ChoiceControl {...props} {...control} hint={props.question.why} />
      )
    case 'address':
      return (
        <Group label={label}>
          {props.question.why && <p className={styles.hint}>{props.question.why}</p>}
          <AddressControl {...props} />
        </Group>
      )
    case 'birthDate':
      return <Explained {...props} control={<BirthDateControl {...props} />} />
    case 'month':
      return <Explained {...props} control={<MonthControl {...props} label={label} />} />
    case 'school':
      return (
        <Explained
          {...props}
          control={<SchoolControl {...props} of={control.of} most={control.most} />}
        />
      )
    case 'grade':
      return (
        <Group label={label}>
          <Explained {...props} control={<GradeControl {...props} />} />
        </Group>
      )
    default:
      return <LineAnswer {...props} />
  }
}

/** Several fields of one answer. */
const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)

/** A control with the reason why its question is asked. */
function Explained({ question, control }: AnswerControlProps & { control: ReactNode }) {
  return (
    <div className={styles.explained}>
      {control}
      {question.why && <p className={styles.hint}>{question.why}</p>}
    </div>
  )
}

interface PrivateChoiceProps extends AnswerControlProps {
  control: Extract<Control, { kind: 'choice' }>
  /** An answer was given, if only to keep it private. */
  isAnswered: boolean
}

const PRIVATE = { id: PREFER_NOT_TO_SAY, label: 'Prefer not to say' }

/** A choice that may be kept private: an answer without content, which has to be chosen here. */
function PrivateChoice({ control, isAnswered, ...props }: PrivateChoiceProps) {
  const { question, given, onChange } = props
  const isPrivate = isAnswered && given.length === 0
  return (
    <ChoiceControl
      {...props}
      {...control}
      hint={question.why}
      problem={props.problems[0]}
      choices={[...control.choices, PRIVATE]}
      given={isPrivate ? [PREFER_NOT_TO_SAY] : given}
      onChange={(next) => onChange(next.filter((each) => each !== PREFER_NOT_TO_SAY))}
    />
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
