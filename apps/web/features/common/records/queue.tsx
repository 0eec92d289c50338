import type { ReactNode } from 'react'
import type { Opening } from './queue-item.tsx'
import styles from './queue.module.css'
import type { useOpened } from './use-opened.ts'

interface QueueProps<Row> {
  rows: readonly Row[]
  opened: ReturnType<typeof useOpened>
  children: (row: Row, opening: Opening) => ReactNode
}

/** Items of which at most one is open. */
export function Queue<Row extends { id: string }>({ rows, opened, children }: QueueProps<Row>) {
  const { id: openId, open, close } = opened
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const isOpen = row.id === openId
        return children(row, { isOpen, onToggle: () => (isOpen ? close() : open(row.id)) })
      })}
    </ul>
  )
}
