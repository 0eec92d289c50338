import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './queue.module.css'

/** What opens and closes an item of a queue. */
export interface Opening {
  isOpen: boolean
  onToggle: () => void
}

interface QueueItemProps extends Opening {
  bodyId: string
  title: string
  /** Badges and short facts under the title. */
  line: ReactNode
  /** Made only while the item is open. */
  children: ReactNode
}

/** One line of a queue that opens: the whole line is the button. */
export function QueueItem({ bodyId, title, line, isOpen, onToggle, children }: QueueItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            dir="auto"
            onClick={onToggle}
          >
            {title}
          </button>
        </h2>
        <p className={styles.line}>{line}</p>
        <Icon icon={IconChevronDown} className={styles.chevron} />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}

/** Labelled values beside each other. */
export const ItemFacts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
