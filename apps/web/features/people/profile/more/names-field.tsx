import { CheckField } from '../../../../ui/check-field.tsx'
import { TagsField } from '../../../../ui/tags-field.tsx'
import type { FactFieldProps } from '../fact-field-props.ts'
import { NONE } from '../../questions/stands-alone.ts'
import styles from './more.module.css'

const LONGEST_NAME = 200
/** The contract takes so many values for one answer. */
const MOST_NAMES = 50

/** Names in the student's own words, each a tag; "none" is an answer too. */
export function NamesField({ name, label, hint, form }: FactFieldProps) {
  const id = `profile-${name}`
  const labelId = `${id}-label`
  const given = form.values.facts[name] ?? []
  const isNone = given.length === 1 && given[0] === NONE
  return (
    <div className={styles.names}>
      <TagsField
        id={id}
        label={<span id={labelId}>{label}</span>}
        hint={`${hint ?? ''} Press Enter or a comma after each.`}
        tags={isNone ? [] : given}
        error={form.problems[name]}
        disabled={isNone}
        maxLength={LONGEST_NAME}
        most={MOST_NAMES}
        onChange={(next) => form.changeFact(name, next)}
      />
      <CheckField
        label="None"
        isChecked={isNone}
        aria-describedby={labelId}
        onChange={(none) => form.changeFact(name, none ? [NONE] : [])}
      />
    </div>
  )
}
