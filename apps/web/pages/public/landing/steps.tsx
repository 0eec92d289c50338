import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { LeafProgress, leavesDone } from '../../../ui/leaf-progress.tsx'
import { MarkedLine } from './marked-line.tsx'
import shared from './landing.module.css'
import styles from './steps.module.css'

interface Step {
  title: string
  sentence: string
  /** A small decorative look at the screen. */
  glimpse: ReactNode
}

const steps: readonly Step[] = [
  {
    title: 'Tell us about you',
    sentence: 'A few short questions. Private ones can be skipped. Change anything later.',
    glimpse: (
      <>
        <span className={classNames(styles.chip, styles.chosen)}>Nursing</span>
        <span className={styles.chip}>Biology</span>
        <span className={styles.chip}>Not sure yet</span>
      </>
    ),
  },
  {
    title: 'See why each one fits',
    sentence: 'Every match lists the rules you meet and the one thing it still needs to know.',
    glimpse: (
      <ul className={styles.lines}>
        <MarkedLine mark="met">Starts college in 2027</MarkedLine>
        <MarkedLine mark="unknown">Did a parent finish college?</MarkedLine>
      </ul>
    ),
  },
  {
    title: 'Finish, and submit once',
    sentence:
      'Save a draft whenever you like. You always see what is done, what is left and what is due next.',
    glimpse: (
      <>
        <LeafProgress leaves={leavesDone(4, 5)}>
          <b>4 of 5 done</b>
        </LeafProgress>
        <span className={styles.left}>1 left: transcript</span>
      </>
    ),
  },
]

export function Steps() {
  return (
    <section className={classNames(shared.wide, styles.steps)} aria-labelledby="steps-heading">
      <h2 id="steps-heading" className={shared.heading}>
        Three steps, and you always know which one is next
      </h2>
      <ol>
        {steps.map(({ title, sentence, glimpse }, position) => (
          <li key={title}>
            <div className={styles.glimpse} aria-hidden="true">
              {glimpse}
            </div>
            <span className={styles.number} aria-hidden="true">
              {position + 1}
            </span>
            <h3>{title}</h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
