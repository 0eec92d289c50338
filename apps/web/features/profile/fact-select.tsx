import { MultiSelect, Select } from '@mantine/core'
import type { FactFieldProps } from './fact-field-props.ts'
import { PREFER_NOT_TO_SAY } from './profile-values.ts'
import { rankOptions } from './rank-options.ts'

interface FactSelectProps extends FactFieldProps {
  options: Readonly<Record<string, string>>
  /** Several answers may hold. */
  isMultiple?: boolean
  /** Offers to leave it unanswered. */
  isPrivate?: boolean
}

const listOf = (options: Readonly<Record<string, string>>, isPrivate: boolean) => [
  ...Object.entries(options).map(([value, label]) => ({ value, label })),
  ...(isPrivate ? [{ value: PREFER_NOT_TO_SAY, label: 'Prefer not to say' }] : []),
]

/** Choosing "prefer not to say" takes the other answers back, and the other way round. */
function settlePrivate(given: string[]): string[] {
  if (given.at(-1) === PREFER_NOT_TO_SAY) return [PREFER_NOT_TO_SAY]
  return given.filter((each) => each !== PREFER_NOT_TO_SAY)
}

/** A question with a fixed list of answers, searched by typing. */
export function FactSelect(props: FactSelectProps) {
  const { name, label, description, form, options, isMultiple = false, isPrivate = false } = props
  const given = form.values.facts[name] ?? []
  const look = {
    id: `profile-${name}`,
    label,
    description,
    data: listOf(options, isPrivate),
    error: form.problems[name],
    searchable: true,
    filter: rankOptions,
    selectFirstOptionOnChange: true,
    nothingFoundMessage: 'No results',
  }
  if (isMultiple)
    return (
      <MultiSelect
        {...look}
        hidePickedOptions
        value={given}
        onChange={(next) => form.changeFact(name, settlePrivate(next))}
      />
    )
  return (
    <Select
      {...look}
      allowDeselect={false}
      value={given[0] ?? null}
      onChange={(next) => form.changeFact(name, next === null ? [] : [next])}
    />
  )
}
