import { FieldError } from '../../../ui/field-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { MARKING_SYSTEMS, type MarkingSystem, toGpa } from '../gpa.ts'
import { choicesOf } from '../choices.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

const GPAS = choicesOf('gpa')

/** A grade in the student's own marking system; other systems are turned into a GPA. */
export function GradeControl({ id, given, problem, onChange }: ControlProps) {
  const [gpa = '', chosen = '', typed = ''] = given
  const system = (chosen || 'GPA') as MarkingSystem
  const type = (next: string) => {
    if (system === 'GPA') return
    const converted = toGpa(system, next)
    onChange(['gpa' in converted ? converted.gpa : '', system, next])
  }
  const errorId = `${id}-error`
  return (
    <div className={styles.pair}>
      <div className={styles.part}>
        <label htmlFor={`${id}-system`}>Marking system</label>
        <select
          id={`${id}-system`}
          value={system}
          // Changing it clears what was typed and chosen (specification 2, section 2).
          onChange={(event) => onChange(['', event.target.value, ''])}
        >
          {MARKING_SYSTEMS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {system === 'GPA' ? (
        <div className={styles.part}>
          <label htmlFor={id}>GPA</label>
          <select
            id={id}
            data-answer=""
            value={gpa}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? errorId : undefined}
            onChange={(event) => onChange([event.target.value, 'GPA', ''])}
          >
            <option value="">Choose</option>
            {GPAS.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </select>
          {problem && <FieldError id={errorId}>{problem.message}</FieldError>}
        </div>
      ) : (
        <TextField
          id={id}
          label={system === 'Percentage' ? 'Percentage' : 'CGPA'}
          inputMode="decimal"
          data-answer=""
          {...(gpa !== '' && { hint: `Counts as a GPA of ${gpa}` })}
          value={typed}
          error={problem?.message}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </div>
  )
}
