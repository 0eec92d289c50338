import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { ComboboxList, type ComboboxOption, optionIdOf } from './combobox-list.tsx'
import styles from './combobox.module.css'
import type { FieldLook } from './field.tsx'
import { TextField } from './text-field.tsx'

interface ComboboxProps extends FieldLook {
  /** What is written in the field. */
  text: string
  onText: (text: string) => void
  /** What fits the text, best first. */
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  /** The option that holds now: marked, and where the list begins. */
  currentId?: string | undefined
  /** Called once the field and what belongs to it are left. */
  onLeave?: (() => void) | undefined
  /** Stands in the list when nothing fits. */
  emptyWords?: string
  /** Where the list opens; `up` above a field at the foot of the page. */
  opens?: 'up' | 'down' | undefined
  autoComplete?: string
  maxLength?: number
  trailing?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A field with a list to choose from, filtered while typing. */
export function Combobox(props: ComboboxProps) {
  const { text, onText, options, onPick, currentId, onLeave, trailing, ...field } = props
  const { emptyWords = 'No results', opens = 'down', ...look } = field
  const ownId = useId()
  const inputId = props.id ?? ownId
  const listId = `${inputId}-list`
  const labelId = `${inputId}-label`
  const [isOpen, setOpen] = useState(false)
  const [position, setPosition] = useState(0)
  const active = options[Math.min(position, options.length - 1)]

  const open = () => {
    const current = options.findIndex(({ id }) => id === currentId)
    if (!isOpen) setPosition(Math.max(current, 0))
    setOpen(true)
  }
  const pick = (option: ComboboxOption) => {
    setOpen(false)
    onPick(option)
  }
  const press = (event: KeyboardEvent) => {
    // While letters are put together, the keys are theirs.
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined && isOpen)
      setPosition((before) => (before + step + options.length) % (options.length || 1))
    else if (step !== undefined) open()
    else if (event.key === 'Enter' && isOpen && active) pick(active)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setOpen(false)
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }

  // Inside the control, so that it opens at the field whatever stands below it.
  const list = (
    <ComboboxList
      id={listId}
      labelId={labelId}
      isOpen={isOpen}
      opens={opens}
      options={options}
      activeId={active?.id}
      currentId={currentId}
      emptyWords={emptyWords}
      onPick={pick}
    />
  )

  return (
    <div className={styles.combobox} onBlur={leave}>
      <TextField
        autoComplete="off"
        {...look}
        id={inputId}
        label={<span id={labelId}>{look.label}</span>}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? optionIdOf(listId, active) : undefined}
        value={text}
        trailing={
          <>
            {trailing}
            {list}
          </>
        }
        onClick={({ currentTarget }) => {
          // What was chosen is written over by what is typed next.
          if (!isOpen && currentId !== undefined) currentTarget.select()
          open()
        }}
        onKeyDown={press}
        onChange={(event) => {
          onText(event.target.value)
          setPosition(0)
          setOpen(true)
        }}
      />
    </div>
  )
}
