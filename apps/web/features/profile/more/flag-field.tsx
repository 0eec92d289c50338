import { Radio } from '@mantine/core'
import type { FactFieldProps } from '../fact-field-props.ts'
import { isAskedInversely } from '@laurel/contract/words/yes-no'
import { PREFER_NOT_TO_SAY } from '../more-facts.ts'
import styles from './more.module.css'

/** Yes, no, or not said. */
export function FlagField(props: FactFieldProps & { skip: string }) {
  const { name, label, description, form, skip } = props
  const isInverse = isAskedInversely(name)
  const choices = [
    [String(!isInverse), 'Yes'],
    [String(isInverse), 'No'],
    [PREFER_NOT_TO_SAY, skip],
  ] as const
  return (
    <Radio.Group
      label={label}
      description={description}
      value={form.values.facts[name]?.[0] ?? null}
      error={form.problems[name]}
      onChange={(next) => form.changeFact(name, [next])}
    >
      <div className={styles.flags}>
        {choices.map(([value, words], position) => (
          <Radio
            key={value}
            value={value}
            label={words}
            {...(position === 0 && { id: `profile-${name}` })}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
