import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { choicesOf } from '../choices.ts'
import { MARKING_SYSTEMS, type MarkingSystem, SYSTEM, toGpa } from '../gpa.ts'
import { type ControlProps, errorOf, systemIdOf } from './control-props.ts'
import styles from './controls.module.css'

const GPAS = choicesOf('gpa').map(({ id, label }) => ({ value: id, label }))
/** A grade in the student's own marking system; other systems are turned into a GPA. */
export function GradeControl({ id, given, problem, onChange }: ControlProps) {
  const [gpa = '', chosen = 'GPA', typed = ''] = given
  const system = chosen as MarkingSystem | ''
  const error = problem?.part === SYSTEM ? undefined : problem?.message
  const type = (next: string) => {
    if (system === 'GPA' || system === '') return
    const converted = toGpa(system, next)
    onChange(['gpa' in converted ? converted.gpa : '', system, next])
  }
  return (
    <div className={styles.pair}>
      <SelectField
        id={systemIdOf(id)}
        label="Marking system"
        options={MARKING_SYSTEMS}
        value={system}
        error={errorOf(problem, SYSTEM)}
        // Changing it clears what was typed and chosen (specification 2, section 2).
        onChange={(next) => onChange(['', next, ''])}
      />
      {system === 'GPA' && (
        <SelectField
          id={id}
          label="GPA"
          data-answer=""
          options={GPAS}
          value={gpa}
          error={error}
          onChange={(next) => onChange([next, 'GPA', ''])}
        />
      )}
      {(system === 'Percentage' || system === '10CGPA') && (
        <TextField
          id={id}
          label={system === 'Percentage' ? 'Percentage' : 'CGPA'}
          inputMode="decimal"
          data-answer=""
          hint={gpa === '' ? undefined : `Counts as a GPA of ${gpa}`}
          value={typed}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </div>
  )
}
