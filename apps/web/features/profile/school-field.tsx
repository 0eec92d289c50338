import { Autocomplete, Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { searchColleges, searchHighSchools } from '@laurel/contract/schools'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { FactFieldProps } from './fact-field-props.ts'

/** Specification 2, section 9. */
const SEARCH_DELAY_MS = 800
const FEWEST_LETTERS = 2
const LONGEST_NAME = 200

interface SchoolFieldProps extends FactFieldProps {
  kind: 'college' | 'highSchool'
  /** Which of several names this is. */
  position?: number
}

/** The schools found by a name once typing rests. A failed search stays silent (2, section 8). */
function useSchools(kind: SchoolFieldProps['kind'], typed: string) {
  const [sought] = useDebouncedValue(typed, SEARCH_DELAY_MS)
  const search = useQuery({
    queryKey: ['schools', kind, sought],
    queryFn: ({ signal }) =>
      call(kind === 'college' ? searchColleges : searchHighSchools, {
        query: { name: sought },
        signal,
      }),
    enabled: sought.length >= FEWEST_LETTERS,
    staleTime: Infinity,
  })
  const isCurrent = sought === typed
  const found = isCurrent ? [...new Set((search.data ?? []).map(({ name }) => name))] : []
  return { found, isSearching: search.isFetching, isDone: isCurrent && !search.isPending }
}

/** A school by name: found while typing, or taken as typed. */
export function SchoolField(props: SchoolFieldProps) {
  const { name, label, description, form, kind, position = 0 } = props
  const given = form.values.facts[name] ?? []
  const typed = given[position] ?? ''
  const sought = typed.trim()
  const { found, isSearching, isDone } = useSchools(kind, sought)
  const change = (next: string) => {
    const names = [...given]
    while (names.length <= position) names.push('')
    names[position] = next
    form.changeFact(name, names)
  }
  const isNew = isDone && !found.some((each) => each.toLowerCase() === sought.toLowerCase())
  return (
    <Autocomplete
      id={position === 0 ? `profile-${name}` : `profile-${name}-${position + 1}`}
      label={label}
      description={description}
      value={typed}
      error={position === 0 ? form.problems[name] : undefined}
      data={isNew ? [...found, sought] : found}
      renderOption={({ option }) =>
        isNew && option.value === sought ? `Use “${sought}”` : option.value
      }
      filter={({ options }) => options}
      maxLength={LONGEST_NAME}
      rightSection={isSearching ? <Loader size={16} aria-hidden /> : undefined}
      onChange={change}
      autoComplete="off"
    />
  )
}
