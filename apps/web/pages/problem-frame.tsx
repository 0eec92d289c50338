import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './problem-page.module.css'

/** What is around a problem that takes the place of a whole area. */
export function ProblemFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <Logo to={paths.landing} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
