import { ChoiceSearch } from '../../../ui/choice-search.tsx'
import type { FactFieldProps } from './fact-field-props.ts'
import { PREFER_NOT_TO_SAY, settleAlone } from '../questions/stands-alone.ts'

interface FactSelectProps extends FactFieldProps {
  options: Readonly<Record<string, string>>
  /** Several answers may hold. */
  isMultiple?: boolean
  /** Offers to leave it unanswered, in these words. */
  skip?: string
}

/** A question with a fixed list of answers, searched by typing. */
export function FactSelect(props: FactSelectProps) {
  const { name, label, hint, form, options, isMultiple = false, skip } = props
  const choices = Object.entries(options).map(([id, words]) => ({ id, label: words }))
  return (
    <ChoiceSearch
      id={`profile-${name}`}
      label={label}
      hint={hint}
      error={form.problems[name]}
      choices={skip === undefined ? choices : [...choices, { id: PREFER_NOT_TO_SAY, label: skip }]}
      isMultiple={isMultiple}
      given={form.values.facts[name] ?? []}
      onChange={(given) => form.changeFact(name, settleAlone(given))}
    />
  )
}
