import type { PlannedScholarship } from '@laurel/contract/planner'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { panelIdOf } from '../applications/requirements/requirement-progress.ts'
import type { PlanStep } from './agenda-days.ts'
import { durationWords } from '@laurel/contract/words/duration-words'
import styles from './planner.module.css'
import { stepIcon, stepWords } from './step-words.ts'

interface StepLinkProps {
  scholarshipId: PlannedScholarship['scholarshipId']
  step: PlanStep
  /** The scholarship, or the day: what the place of the step does not say. */
  note: string
}

/** One piece of work, leading to its place in the form. */
export function StepLink({ scholarshipId, step, note }: StepLinkProps) {
  const { requirementId } = step
  const place = requirementId === undefined ? '' : `#${panelIdOf(requirementId)}`
  return (
    <Link to={`${paths.scholarshipDetail(scholarshipId)}${place}`} className={styles.step}>
      <Icon icon={stepIcon(step)} className={styles.stepIcon} />
      <span className={styles.stepWords}>
        <b>{stepWords(step)}</b>
        <span className={styles.oneLine} title={note}>
          {note}
        </span>
      </span>
      {step.minutes > 0 && <span className={styles.minutes}>{durationWords(step.minutes)}</span>}
    </Link>
  )
}
