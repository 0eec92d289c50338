import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import { TextField } from './text-field.tsx'

export interface ComboboxOption {
  id: string
  label: string
}

interface ComboboxProps {
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
  /** What is written in the field. */
  text: string
  onText: (text: string) => void
  /** What fits the text, best first. */
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  /** Stands in the list when nothing fits. */
  emptyWords?: string
  /** Where the list opens; `up` above a field at the foot of the page. */
  opens?: 'up' | 'down'
  autoComplete?: string
  trailing?: ReactNode
}

/** A field with a list to choose from, filtered while typing, for pages without Mantine. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, isOptional, text, onText, options, onPick } = props
  const { emptyWords = 'No results', opens = 'down', autoComplete = 'off', trailing } = props
  const ownId = useId()
  const inputId = props.id ?? ownId
  const listId = `${inputId}-list`
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const chosen = options[Math.min(active, options.length - 1)]

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  const pick = (option: ComboboxOption) => {
    setOpen(false)
    onPick(option)
  }
  const move = (step: number) => {
    if (isOpen) setActive((before) => (before + step + options.length) % (options.length || 1))
    setOpen(true)
  }
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) move(step)
    else if (event.key === 'Enter' && isOpen && chosen) pick(chosen)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }

  // Inside the control, so that it opens at the field whatever stands below it.
  const popup = (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        className={classNames(styles.list, styles[opens])}
      >
        {options.map((option) => (
          // The keyboard reaches them through the field, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.id}
            id={`${listId}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
      {isOpen && options.length === 0 && (
        <p className={classNames(styles.list, styles.none, styles[opens])} role="status">
          {emptyWords}
        </p>
      )}
    </>
  )

  return (
    <div className={styles.combobox} onBlur={() => setOpen(false)}>
      <TextField
        id={inputId}
        label={label}
        {...(hint !== undefined && { hint })}
        {...(isOptional !== undefined && { isOptional })}
        error={error}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && chosen ? `${listId}-${chosen.id}` : undefined}
        autoComplete={autoComplete}
        value={text}
        trailing={
          <>
            {trailing}
            {popup}
          </>
        }
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onChange={(event) => {
          onText(event.target.value)
          setActive(0)
          setOpen(true)
        }}
      />
    </div>
  )
}
