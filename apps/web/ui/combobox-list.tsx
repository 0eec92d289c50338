import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'

export interface ComboboxOption {
  id: string
  label: string
}

interface ComboboxListProps {
  id: string
  /** The element that names the field. */
  labelId: string
  isOpen: boolean
  opens: 'up' | 'down'
  options: readonly ComboboxOption[]
  /** The one that Enter takes. */
  activeId: string | undefined
  currentId: string | undefined
  emptyWords: string
  onPick: (option: ComboboxOption) => void
}

export const optionIdOf = (listId: string, { id }: ComboboxOption): string => `${listId}-${id}`

/** What a combobox offers; the field keeps the focus. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, labelId, isOpen, opens, options, activeId, currentId, emptyWords, onPick } = props
  const active = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) active.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, activeId])
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-labelledby={labelId}
        hidden={!isOpen}
        className={classNames(styles.list, styles[opens])}
      >
        {isOpen &&
          options.map((option) => (
            // The keyboard reaches them through the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              ref={option.id === activeId ? active : undefined}
              id={optionIdOf(id, option)}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              data-current={option.id === currentId || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
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
}
