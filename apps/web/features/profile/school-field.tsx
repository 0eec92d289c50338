import { Autocomplete, Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { searchColleges, searchHighSchools } from '@laurel/contract/schools'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { FactFieldProps } from './fact-field-props.ts'

/** Specification 2, section 9. */
const SEARCH_DELAY_MS = 800

interface SchoolFieldProps extends FactFieldProps {
  kind: 'college' | 'highSchool'
  /** Which of several names this is. */
  position?: number
}

/** A school by name: found while typing, or taken as typed. */
export function SchoolField(props: SchoolFieldProps) {
  const { name, label, description, form, kind, position = 0 } = props
  const given = form.values.facts[name] ?? []
  const typed = given[position] ?? ''
  const [sought] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const search = useQuery({
    queryKey: ['schools', kind, sought],
    queryFn: ({ signal }) =>
      call(kind === 'college' ? searchColleges : searchHighSchools, {
        query: { name: sought },
        signal,
      }),
    enabled: sought.length >= 2,
  })
  const change = (next: string) => {
    const names = [...given]
    while (names.length <= position) names.push('')
    names[position] = next
    form.changeFact(name, names)
  }
  const found = [...new Set((search.data ?? []).map((school) => school.name))]
  const isUnknown = sought !== '' && sought === typed.trim() && !found.includes(sought)
  return (
    <Autocomplete
      id={position === 0 ? `profile-${name}` : `profile-${name}-${position + 1}`}
      label={label}
      description={description}
      value={typed}
      error={position === 0 ? form.problems[name] : undefined}
      data={isUnknown && search.data ? [...found, sought] : found}
      renderOption={({ option }) =>
        isUnknown && option.value === sought ? `Use “${sought}”` : option.value
      }
      filter={({ options }) => options}
      rightSection={search.isFetching ? <Loader size={16} aria-hidden /> : undefined}
      onChange={change}
      autoComplete="off"
    />
  )
}
