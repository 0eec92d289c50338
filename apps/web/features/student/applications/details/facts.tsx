import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { ReactNode } from 'react'
import { clock } from '../../../../clock.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Amount } from '../../../catalogue/scholarships/amount.tsx'
import { deadlineBadge } from '@laurel/contract/words/deadline-words'
import { describeAward } from '@laurel/contract/words/describe-award'
import { describeDeadline } from '@laurel/contract/words/describe-deadline'
import { describeEffort } from '@laurel/contract/words/describe-effort'
import styles from './facts.module.css'

/** Award, deadline, requirements and effort at a glance. */
export function Facts({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { requirements, effortMinutes, isRandomDraw, delivery } = scholarship
  const now = clock.now()
  const parts = describeAward(scholarship)
  const { day, note } = describeDeadline(scholarship, now)
  const isSent = scholarship.scholarshipStatus === 'Received'
  const badge = isSent ? undefined : deadlineBadge(scholarship, now)
  const isUnknown = delivery === 'provider' && requirements.length === 0
  return (
    <dl className={styles.facts}>
      <Fact name="Award" notes={isRandomDraw ? [...parts, 'Drawn at random'] : parts}>
        <Amount scholarship={scholarship} className={styles.amount} />
      </Fact>
      <Fact name="Deadline" notes={[note]}>
        {day}
        {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
      </Fact>
      <Fact name="Requirements">
        {isUnknown ? 'On the sponsor’s site' : requirements.length.toLocaleString('en-US')}
      </Fact>
      <Fact name="Effort">{isUnknown ? 'Not known' : describeEffort(effortMinutes)}</Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  notes?: readonly string[]
  children: ReactNode
}

function Fact({ name, notes = [], children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {notes.map((note) => (
        <dd key={note} className={styles.note}>
          {note}
        </dd>
      ))}
    </div>
  )
}
