import { type ReactNode, useId, useState } from 'react'
import styles from './chart-panel.module.css'
import { ChartTable, type TableOf } from './chart-table.tsx'

interface ChartPanelProps {
  /** The sentence that the picture stands for. */
  heading: string
  /** The same values as the picture. */
  table: TableOf
  chart: ReactNode
  /** What stands below either. */
  children?: ReactNode
}

/** A picture with its message as the heading; a button shows its values as a table instead. */
export function ChartPanel({ heading, table, chart, children }: ChartPanelProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <button type="button" className={styles.toggle} onClick={() => setTable(!isTable)}>
          {isTable ? 'View as chart' : 'View as table'}
        </button>
      </div>
      {isTable ? <ChartTable caption={heading} {...table} /> : chart}
      {children}
    </section>
  )
}
