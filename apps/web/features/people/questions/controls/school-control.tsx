import { searchColleges, searchHighSchools } from '@laurel/contract/schools'
import { useEffect, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { classNames } from '../../../../ui/class-names.ts'
import button from '../../../../ui/button.module.css'
import { Combobox } from '../../../../ui/combobox.tsx'
import type { ComboboxOption } from '../../../../ui/combobox-list.tsx'
import { useSettled } from '../../../../ui/use-settled.ts'
import { type ControlProps, errorOf, withPart } from './control-props.ts'
import styles from './controls.module.css'

/** Specification 2, section 9. */
const SEARCH_DELAY_MS = 800
const FEWEST_LETTERS = 2
const LONGEST_NAME = 200

type SchoolKind = 'highSchool' | 'college'

interface Found {
  sought: string
  names: readonly string[]
}

/** The schools found by a name once typing rests; a failed search stays silent (2, section 8). */
function useSchools(kind: SchoolKind, typed: string) {
  const sought = typed.trim()
  const rested = useSettled(sought, SEARCH_DELAY_MS)
  const [found, setFound] = useState<Found>({ sought: '', names: [] })
  useEffect(() => {
    if (rested.length < FEWEST_LETTERS) return
    const stop = new AbortController()
    const search = async () => {
      const declared = kind === 'college' ? searchColleges : searchHighSchools
      const rows = await call(declared, { query: { name: rested }, signal: stop.signal }).catch(
        () => [],
      )
      if (!stop.signal.aborted)
        setFound({ sought: rested, names: [...new Set(rows.map(({ name }) => name))] })
    }
    void search()
    return () => stop.abort()
  }, [kind, rested])
  const isDone = found.sought === sought
  return {
    names: isDone ? found.names : [],
    isSearching: sought.length >= FEWEST_LETTERS && !isDone,
  }
}

function optionsOf(names: readonly string[], typed: string): ComboboxOption[] {
  const sought = typed.trim()
  const isSought = (name: string) => name.toLowerCase() === sought.toLowerCase()
  const isKnown = names.some(isSought)
  // Enter takes the first: the very name that was typed, if there is one.
  const found = names
    .toSorted((a, b) => Number(isSought(b)) - Number(isSought(a)))
    .map((name, index) => ({ id: String(index), label: name }))
  return sought === '' || isKnown ? found : [...found, { id: 'typed', label: `Use “${sought}”` }]
}

interface SchoolProps extends ControlProps {
  of: SchoolKind
  hint?: string | undefined
  isOptional?: boolean | undefined
  /** Called when the only name is taken from the list. */
  onPick?: ((name: string) => void) | undefined
  opens?: 'up' | 'down' | undefined
}

interface SchoolControlProps extends SchoolProps {
  /** Names that may be given. */
  most: number
}

/** Schools by name: found while typing, or taken as typed. */
export function SchoolControl({ most, label, ...props }: SchoolControlProps) {
  const names = Array.from({ length: most }, (_, part) => part)
  return (
    <div className={styles.stack}>
      {names.map((part) => (
        <SchoolName
          key={part}
          {...props}
          label={most > 1 ? `${label} ${part + 1}` : label}
          part={part}
        />
      ))}
    </div>
  )
}

/** One of the names. */
export function SchoolName({ part, ...props }: SchoolProps & { part: number }) {
  const { id, label, hint, isOptional, given, problem, onChange, onPick, of, opens } = props
  const typed = given[part] ?? ''
  // What is there already is not searched for before it is typed in.
  const [sought, setSought] = useState('')
  const { names, isSearching } = useSchools(of, sought)
  const change = (name: string) => onChange(withPart(given, part, name))
  const pick = (name: string) => {
    change(name)
    onPick?.(name)
  }
  return (
    <Combobox
      id={part === 0 ? id : `${id}-${part + 1}`}
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={errorOf(problem, part)}
      text={typed}
      options={optionsOf(names, sought)}
      emptyWords={isSearching ? 'Searching…' : 'Type the name of the school.'}
      opens={opens}
      maxLength={LONGEST_NAME}
      trailing={
        isSearching && (
          <span className={classNames(button.spinner, styles.searching)} aria-hidden="true" />
        )
      }
      onText={(text) => {
        setSought(text)
        change(text)
      }}
      onPick={({ id: picked, label: name }) => pick(picked === 'typed' ? typed.trim() : name)}
    />
  )
}
