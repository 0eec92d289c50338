import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './tab-list.module.css'

export type Tab = Pick<ComponentProps<'button'>, 'className' | 'onFocus' | 'onPointerEnter'> & {
  /** Of the element itself, by which its panel is named. */
  id: string
  label: ReactNode
}

interface TabListProps {
  label: string
  tabs: readonly Tab[]
  /** The id of the tab whose panel is shown. */
  current: string
  panelId: string
  onChoose: (id: string) => void
  /** `line` stands on a line; `boxed` lies in a box, for a choice between a few. */
  look?: 'line' | 'boxed'
}

/** The tab that an arrow key, Home or End leads to. */
function aim(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Tabs: one stop of the Tab key; the one that an arrow key leads to is shown at once. */
export function TabList({ label, tabs, current, panelId, onChoose, look = 'line' }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-selected=true]')
    selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const press = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === current)
    const next = tabs[aim(event.key, from, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    document.getElementById(next.id)?.focus()
    onChoose(next.id)
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles[look]}>
      {tabs.map(({ id, label: words, className, ...tab }) => (
        <button
          key={id}
          {...tab}
          id={id}
          type="button"
          role="tab"
          className={classNames(styles.tab, className)}
          aria-selected={id === current}
          aria-controls={panelId}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={press}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
