import { isAskedInversely } from '@laurel/contract/words/yes-no'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import type { FactFieldProps } from '../fact-field-props.ts'
import { PREFER_NOT_TO_SAY } from '../../questions/stands-alone.ts'

/** Yes, no, or not said. */
export function FlagField(props: FactFieldProps & { skip: string }) {
  const { name, label, hint, form, skip } = props
  const isInverse = isAskedInversely(name)
  return (
    <ChoiceField
      id={`profile-${name}`}
      name={name}
      legend={label}
      hint={hint}
      error={form.problems[name]}
      options={[
        { value: String(!isInverse), label: 'Yes' },
        { value: String(isInverse), label: 'No' },
        { value: PREFER_NOT_TO_SAY, label: skip },
      ]}
      chosen={form.values.facts[name] ?? []}
      onChoose={(next) => form.changeFact(name, [next])}
    />
  )
}
