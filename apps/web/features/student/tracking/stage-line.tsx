import type { TrackedApplication } from '@laurel/contract/tracking'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dayOf } from '../../../instant-words.ts'
import styles from './stage-line.module.css'
import { type StageStep, stageSteps } from './stage-steps.ts'
import { STAGE_WORDS } from '../../catalogue/listings/stage-words.ts'

/** Received → Under review → Finalist → Result, each with its day once it is known. */
export function StageLine({ application }: { application: TrackedApplication }) {
  return (
    <ol className={styles.line} aria-label="Stages">
      {stageSteps(application).map((step) => (
        <Step key={step.step} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { step, enteredAt, enteredBy, isLatest } }: { step: StageStep }) {
  const { word, icon, tone } = STAGE_WORDS[step]
  const isAhead = enteredAt === null && !isLatest
  // When the student learnt it is not known, only that they did.
  const isNoted = enteredBy === 'student' && step !== 'withdrawn'
  const look = isAhead ? styles.ahead : styles[tone]
  return (
    <li className={classNames(styles.step, look)} aria-current={isLatest ? 'step' : undefined}>
      <span className={styles.mark}>{!isAhead && <Icon icon={icon} size={16} />}</span>
      <span className={styles.word}>{word}</span>
      <span className={styles.day}>
        {isAhead && <VisuallyHidden>not yet</VisuallyHidden>}
        {isNoted ? 'From you' : enteredAt !== null && dayOf(enteredAt)}
      </span>
    </li>
  )
}
