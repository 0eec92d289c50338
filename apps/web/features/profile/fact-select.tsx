import { MultiSelect, Select } from '@mantine/core'
import type { FactFieldProps } from './fact-field-props.ts'
import { NONE, PREFER_NOT_TO_SAY } from './more-facts.ts'
import { rankOptions } from './rank-options.ts'

interface FactSelectProps extends FactFieldProps {
  options: Readonly<Record<string, string>>
  /** Several answers may hold. */
  isMultiple?: boolean
  /** Offers to leave it unanswered, in these words. */
  skip?: string
}

const listOf = (options: Readonly<Record<string, string>>, skip: string | undefined) => [
  ...Object.entries(options).map(([value, label]) => ({ value, label })),
  ...(skip === undefined ? [] : [{ value: PREFER_NOT_TO_SAY, label: skip }]),
]

/** These stand alone: choosing one takes the other answers back, and the other way round. */
const ALONE: readonly string[] = [PREFER_NOT_TO_SAY, NONE]

function settleAlone(given: string[]): string[] {
  const last = given.at(-1)
  if (last !== undefined && ALONE.includes(last)) return [last]
  return given.filter((each) => !ALONE.includes(each))
}

/** A question with a fixed list of answers, searched by typing. */
export function FactSelect(props: FactSelectProps) {
  const { name, label, description, form, options, isMultiple = false, skip } = props
  const given = form.values.facts[name] ?? []
  const look = {
    id: `profile-${name}`,
    label,
    description,
    data: listOf(options, skip),
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
        onChange={(next) => form.changeFact(name, settleAlone(next))}
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
