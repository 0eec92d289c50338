import { useState } from 'react'
import { clock } from '../../../clock.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { ConversationCard } from './conversation-card.tsx'
import { useConversation } from './conversation-context.ts'
import styles from './offer-cards.module.css'
import { applyToFeatured, passPreviews, skipFeatured } from './settle-offers.ts'

/** The featured scholarship: to apply to or to skip, both alike. */
export function FeaturedOffer() {
  const { talk, view } = useConversation()
  const [now] = useState(clock.now)
  return (
    <div className={styles.offer}>
      {view.cards?.map((scholarship) => (
        <ConversationCard key={scholarship.id} scholarship={scholarship} now={now} />
      ))}
      {view.problem && <FieldError id="answer-error">{view.problem.message}</FieldError>}
      <div className={styles.choice}>
        <Button data-answer="" onClick={() => void applyToFeatured(talk)}>
          Apply
        </Button>
        <Button onClick={() => void skipFeatured(talk)}>Skip</Button>
      </div>
    </div>
  )
}

/** What fits after a phase, side by side; the next card peeks in. */
export function Previews() {
  const { talk, view } = useConversation()
  const [now] = useState(clock.now)
  return (
    <div className={styles.offer}>
      {/* Scrolled sideways by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.row} tabIndex={0} aria-label="Scholarships that match">
        {view.cards?.map((scholarship) => (
          <li key={scholarship.id}>
            <ConversationCard scholarship={scholarship} now={now} />
          </li>
        ))}
      </ul>
      <Button
        variant="filled"
        data-answer=""
        className={styles.continue}
        onClick={() => void passPreviews(talk)}
      >
        Continue
      </Button>
    </div>
  )
}
