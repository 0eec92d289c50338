import { Checkbox, TagsInput } from '@mantine/core'
import type { FactFieldProps } from '../fact-field-props.ts'
import { NONE } from '../more-facts.ts'
import styles from './more.module.css'

const LONGEST_NAME = 200
/** The contract takes so many values for one answer. */
const MOST_NAMES = 50

/** Names in the student's own words, each a tag; "none" is an answer too. */
export function NamesField({ name, label, description, form }: FactFieldProps) {
  const given = form.values.facts[name] ?? []
  const isNone = given.length === 1 && given[0] === NONE
  return (
    <div className={styles.names}>
      <TagsInput
        id={`profile-${name}`}
        size="md"
        label={label}
        description={`${description ?? ''} Press Enter or a comma after each.`}
        value={isNone ? [] : given}
        error={form.problems[name]}
        disabled={isNone}
        maxLength={LONGEST_NAME}
        maxTags={MOST_NAMES}
        acceptValueOnBlur
        splitChars={[',', ';']}
        classNames={{ input: styles.tags, inputField: styles.tagsField }}
        onChange={(next) => form.changeFact(name, next)}
      />
      <Checkbox
        label="None"
        checked={isNone}
        aria-describedby={`profile-${name}-label`}
        onChange={(event) => form.changeFact(name, event.currentTarget.checked ? [NONE] : [])}
      />
    </div>
  )
}
