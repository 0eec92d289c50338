import { ruleLabel } from '@laurel/contract/words/rule-label'
import { sensitiveFactsOf } from '@laurel/contract/words/find-publishing-problems'
import { TextField } from '../../../ui/text-field.tsx'
import type { AudiencePartProps } from './editor-parts.ts'
import { fieldId } from './fields.ts'
import styles from './rules.module.css'

/** Why each sensitive fact is asked for, in the organisation's words. */
export function Reasons({
  audience,
  onChange,
  errorOf,
  isReadOnly,
}: Omit<AudiencePartProps, 'notes'>) {
  const facts = sensitiveFactsOf(audience.criteria)
  if (facts.length === 0) return null
  const { reasons } = audience
  return (
    <>
      <h3 className={styles.kind}>Why you ask</h3>
      <fieldset className={styles.reasons} disabled={isReadOnly} aria-label="Why you ask">
        {facts.map((fact) => (
          <TextField
            key={fact}
            id={fieldId(`reasons.${fact}`)}
            label={`Why do you ask for “${ruleLabel(fact)}”?`}
            hint="This is sensitive. Students read your reason beside the rule."
            maxLength={500}
            value={reasons[fact] ?? ''}
            error={errorOf(`reasons.${fact}`)}
            onChange={({ target }) => onChange({ reasons: { ...reasons, [fact]: target.value } })}
          />
        ))}
      </fieldset>
    </>
  )
}
