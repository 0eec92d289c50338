import type { ReactNode } from 'react'
import { PHASES, phaseOf, STEP_COUNT } from '../../people/questions/phases.ts'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LeafProgress, type LeafState } from '../../../ui/leaf-progress.tsx'
import { Logo } from '../../../ui/logo.tsx'
import styles from './progress-header.module.css'

interface ProgressHeaderProps {
  /** 1 to 18; left out where there are no steps. */
  step?: number
  /** Log in, or log out. */
  account: ReactNode
  children?: ReactNode
}

const leafOf = (each: number, step: number): LeafState => {
  if (each === step) return 'current'
  return each < step ? 'done' : 'open'
}

/** Logo, how far the conversation is, and the way in or out. */
export function ProgressHeader({ step, account, children }: ProgressHeaderProps) {
  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.row}>
        <Logo to={paths.landing} />
        <span className={styles.account}>
          {step !== undefined && (
            <span className={styles.step}>
              Step {step} of {STEP_COUNT}
            </span>
          )}
          {account}
        </span>
      </div>
      {step !== undefined && <Phases step={step} />}
      {children}
    </header>
  )
}

function Phases({ step }: { step: number }) {
  const current = phaseOf(step)
  return (
    <div
      className={styles.phases}
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuenow={step}
      aria-valuemax={STEP_COUNT}
      aria-valuetext={`Phase ${current} of ${PHASES.length}, step ${step} of ${STEP_COUNT}`}
    >
      {PHASES.map(({ title, first, last }, index) => (
        <div
          key={title}
          className={classNames(styles.phase, index + 1 === current && styles.now)}
          style={{ flexGrow: last - first + 1 }}
        >
          <LeafProgress
            leaves={Array.from({ length: last - first + 1 }, (_, at) => leafOf(first + at, step))}
          >
            {title}
          </LeafProgress>
        </div>
      ))}
    </div>
  )
}
