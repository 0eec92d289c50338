import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { PlannedScholarship } from '@laurel/contract/planner'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { dateWords, longDate } from '@laurel/contract/words/deadline-words'
import { daysBetween } from './day-words.ts'
import { durationWords } from '@laurel/contract/words/duration-words'
import styles from './planner.module.css'
import { StepLink } from './step-link.tsx'

/** How many scholarships are listed at first, the nearest deadline first. */
const LISTED = 8

interface BackwardsProps {
  scholarships: readonly PlannedScholarship[]
  today: string
}

/** Each scholarship with its work laid out backwards from its deadline. */
export function Backwards({ scholarships, today }: BackwardsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? scholarships : scholarships.slice(0, LISTED)
  return (
    <section aria-labelledby="backwards">
      <h2 id="backwards" className={styles.heading}>
        By scholarship
      </h2>
      <ul className={styles.panel}>
        {shown.map((scholarship) => (
          <li key={scholarship.scholarshipId} className={styles.day}>
            <Planned scholarship={scholarship} today={today} />
          </li>
        ))}
      </ul>
      {scholarships.length > shown.length && (
        <Button className={styles.more} onClick={() => setWhole(true)}>
          Show all {scholarships.length} scholarships
        </Button>
      )}
    </section>
  )
}

function Planned({ scholarship, today }: { scholarship: PlannedScholarship; today: string }) {
  const { scholarshipId, title, closesOn, isEstimate, minutesLeft, isTight, steps } = scholarship
  return (
    <>
      <h3>{title}</h3>
      <p className={styles.left}>
        {durationWords(minutesLeft)} left, closes {dateWords(closesOn, isEstimate, today)}
        {isTight && (
          <Badge tone="warn" icon={IconAlertTriangle}>
            Tight
          </Badge>
        )}
      </p>
      <Bar scholarship={scholarship} today={today} />
      <details className={styles.steps}>
        <summary>
          {steps.length} {steps.length === 1 ? 'step' : 'steps'}
        </summary>
        <ol>
          {steps.map((step) => (
            <li key={`${step.kind} ${step.requirementId} ${step.day}`}>
              <StepLink scholarshipId={scholarshipId} step={step} note={longDate(step.day)} />
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** From today to the deadline, with a mark on each day of work. */
function Bar({ scholarship, today }: { scholarship: PlannedScholarship; today: string }) {
  const { closesOn, isEstimate, steps, isTight } = scholarship
  const length = Math.max(1, daysBetween(today, closesOn) + 1)
  const days = new Set(steps.map(({ day }) => (day < today ? today : day)))
  const label = `Work on ${days.size} of the ${length} days until ${dateWords(closesOn, isEstimate, today)}`
  return (
    <div
      className={classNames(styles.bar, isTight && styles.barTight)}
      role="img"
      aria-label={label}
    >
      {[...days].map((day) => (
        <i
          key={day}
          style={{
            left: percent(Math.min(daysBetween(today, day), length - 1) / length),
            width: percent(1 / length),
          }}
        />
      ))}
      <span className={styles.barStart}>Today</span>
      <span className={styles.barEnd}>{dateWords(closesOn, isEstimate, today)}</span>
    </div>
  )
}
