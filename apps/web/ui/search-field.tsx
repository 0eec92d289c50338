import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

/** The pause in typing after which the list is searched. */
const PAUSE_MS = 500

interface SearchFieldProps {
  label: string
  /** The longest text that is searched for. */
  limit: number
  /** What the list is searched for. */
  text: string
  onSearch: (text: string) => void
}

/** Searches after a pause in typing, or at once on Enter; Escape and the cross clear it. */
export function SearchField({ label, limit, text, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [sent, setSent] = useState(text)
  const [known, setKnown] = useState(text)
  // "Back" or another link changed it; one's own search coming round does not touch what is typed.
  if (text !== known) {
    setKnown(text)
    if (text !== sent) {
      setSent(text)
      setTyped(text)
    }
  }

  const search = useEffectEvent((wanted: string) => {
    const next = wanted.trim()
    if (next === sent) return
    setSent(next)
    onSearch(next)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const finish = (next: string) => {
    setTyped(next)
    if (next.trim() === sent) return
    setSent(next.trim())
    onSearch(next.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(typed)
    if (event.key !== 'Escape' || typed === '') return
    event.preventDefault()
    finish('')
  }
  const clear = () => {
    finish('')
    input.current?.focus()
  }

  return (
    <search className={styles.search}>
      <Icon icon={IconSearch} className={styles.glass} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        maxLength={limit}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <Icon icon={IconX} />
        </button>
      )}
    </search>
  )
}
