import type { ReactNode } from 'react'
import styles from './editor.module.css'

interface SectionProps {
  id: string
  title: string
  /** What stands beside the heading. */
  note?: ReactNode
  children: ReactNode
}

/** One step of the page. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  )
}
