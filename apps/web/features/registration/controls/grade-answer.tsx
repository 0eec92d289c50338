import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toGpa } from '../../profile/gpa.ts'
import { choicesOf, MARKING_SYSTEMS } from '../../questions/choices.ts'
import type { Choice } from '../../questions/question.ts'
import { type AnswerControlProps, errorAt, partId } from './answer-control.ts'
import styles from './controls.module.css'

const listOf = (choices: readonly Choice[]) =>
  choices.map(({ id, label }) => ({ value: id, label }))
const SYSTEMS = listOf(MARKING_SYSTEMS)
const GPAS = listOf(choicesOf('gpa'))

/** A GPA, chosen or converted from a typed grade; another marking system clears them. */
export function GradeAnswer(props: AnswerControlProps) {
  const { id, question, label, given, problems, onChange } = props
  const [gpa = '', system = 'GPA', typed = ''] = given
  const isTyped = system === 'Percentage' || system === '10CGPA'
  const type = (grade: string) => {
    if (!isTyped) return
    const converted = toGpa(system, grade)
    onChange(['gpa' in converted ? converted.gpa : '', system, grade])
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {question.why && <p className={styles.hint}>{question.why}</p>}
      <SelectField
        id={partId(id, 1)}
        label="Marking system"
        options={SYSTEMS}
        value={system}
        error={errorAt(problems, 1)}
        onChange={(next) => onChange(['', next, ''])}
      />
      {isTyped ? (
        <TextField
          id={partId(id, 2)}
          label="Your grade"
          inputMode="decimal"
          maxLength={10}
          {...(gpa !== '' && { hint: `Counts as a GPA of ${gpa}.` })}
          value={typed}
          error={errorAt(problems, 2)}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <SelectField
          id={partId(id)}
          label="GPA"
          options={GPAS}
          value={gpa}
          error={errorAt(problems)}
          onChange={(next) => onChange([next, system, ''])}
        />
      )}
    </fieldset>
  )
}
