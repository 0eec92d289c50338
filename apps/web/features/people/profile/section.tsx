import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  hint: string
  children: ReactNode
}

/** Questions that belong together, under a heading with a sentence on what they are for. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
