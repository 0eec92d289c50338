import type { ReactNode } from 'react'
import { PageHeading } from '../ui/page-heading.tsx'
import { Sprig } from '../ui/sprig.tsx'
import styles from './problem-page.module.css'

interface ProblemPageProps {
  title: string
  /** What happened, then what to do. */
  sentence: string
  /** The ways out, the best one first. */
  children: ReactNode
}

export function ProblemPage({ title, sentence, children }: ProblemPageProps) {
  return (
    <div className={styles.page}>
      <Sprig className={styles.sprig} />
      <PageHeading>{title}</PageHeading>
      <p className={styles.sentence}>{sentence}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
