import type { PlannedScholarship } from '@laurel/contract/planner'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type AgendaDay, agendaDays, firstDays } from './agenda-days.ts'
import { dayHeading } from './day-words.ts'
import { durationWords } from '@laurel/contract/words/duration-words'
import styles from './planner.module.css'
import { StepLink } from './step-link.tsx'

/** About how many steps are listed at first. */
const STEPS_LISTED = 16

interface AgendaProps {
  scholarships: readonly PlannedScholarship[]
  today: string
}

/** The work by day, today first. */
export function Agenda({ scholarships, today }: AgendaProps) {
  const [isWhole, setWhole] = useState(false)
  const days = agendaDays(scholarships, today)
  const isFreeToday = days[0]?.day !== today
  const shown = isWhole ? days : firstDays(days, STEPS_LISTED)
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className={styles.heading}>
        By day
      </h2>
      <div className={styles.panel}>
        {isFreeToday && (
          <div className={styles.day}>
            <h3>{dayHeading(today, today)}</h3>
            <p className={styles.free}>Nothing planned.</p>
          </div>
        )}
        {shown.map((day) => (
          <Day key={day.day} day={day} today={today} />
        ))}
      </div>
      {days.length > shown.length && (
        <Button className={styles.more} onClick={() => setWhole(true)}>
          Show all {days.length} days
        </Button>
      )}
    </section>
  )
}

function Day({ day: { day, minutes, items }, today }: { day: AgendaDay; today: string }) {
  return (
    <div className={styles.day}>
      <div className={styles.dayHead}>
        <h3>{dayHeading(day, today)}</h3>
        {items.length > 1 && <span className={styles.minutes}>{durationWords(minutes)} total</span>}
      </div>
      <ul>
        {items.map(({ scholarship, step }) => (
          <li key={`${scholarship.scholarshipId} ${step.kind} ${step.requirementId}`}>
            <StepLink
              scholarshipId={scholarship.scholarshipId}
              step={step}
              note={scholarship.title}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
