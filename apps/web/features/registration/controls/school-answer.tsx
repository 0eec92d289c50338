import { searchColleges, searchHighSchools } from '@laurel/contract/schools'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type AnswerControlProps, errorAt, partId, withPart } from './answer-control.ts'

/** Specification 2, section 9. */
const SEARCH_DELAY_MS = 800
const FEWEST_LETTERS = 2
const LONGEST_NAME = 200
const ORDINALS = ['', 'Second choice', 'Third choice']

type SchoolKind = 'highSchool' | 'college'

/** Names like what is typed, once typing rests. A failed search stays silent (2, section 8). */
function useFound(kind: SchoolKind, typed: string): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    if (typed.trim().length < FEWEST_LETTERS) return undefined
    const aborting = new AbortController()
    const search = async () => {
      const declared = kind === 'college' ? searchColleges : searchHighSchools
      const input = { query: { name: typed.trim() }, signal: aborting.signal }
      const schools = await call(declared, input).catch(() => [])
      if (!aborting.signal.aborted) setFound([...new Set(schools.map(({ name }) => name))])
    }
    const timer = setTimeout(() => void search(), SEARCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [kind, typed])
  return found
}

interface SchoolAnswerProps extends AnswerControlProps {
  kind: SchoolKind
  most: number
}

/** Schools by name: found while typing, or taken as typed. */
export function SchoolAnswer({ kind, most, ...control }: SchoolAnswerProps) {
  return Array.from({ length: most }, (_, part) => (
    // oxlint-disable-next-line react/no-array-index-key -- a choice is its position
    <SchoolName key={part} {...control} kind={kind} part={part} />
  ))
}

function SchoolName(props: AnswerControlProps & { kind: SchoolKind; part: number }) {
  const { id, question, label, given, problems, isOptional, onChange, kind, part } = props
  const typed = given[part] ?? ''
  const found = useFound(kind, typed)
  const ownId = partId(id, part)
  return (
    <>
      <TextField
        id={ownId}
        label={part === 0 ? label : (ORDINALS[part] ?? label)}
        {...(part === 0 && {
          hint: `${question.why ?? ''} Not listed? Your own words count too.`.trim(),
        })}
        isOptional={isOptional}
        list={`${ownId}-found`}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={typed}
        error={errorAt(problems, part)}
        onChange={(event) => onChange(withPart(given, part, event.target.value))}
      />
      <datalist id={`${ownId}-found`}>
        {found.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
