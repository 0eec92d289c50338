import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useId } from 'react'
import { clock } from '../../../../clock.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Amount } from '../amount.tsx'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { HeartButton } from '../heart-button.tsx'
import { cutAt } from '../snippet.ts'
import { SponsorLine } from '../sponsor-line.tsx'
import { ViewDetailLink } from '../view-detail-link.tsx'
import styles from './recommended-row.module.css'

/** Specification 1, section 9. */
const TITLE_LENGTH = 20

/** The small card of the dashboard. */
export function RecommendedCard({ scholarship }: { scholarship: ListedScholarship }) {
  const titleId = useId()
  const { title, deadline, user, match } = scholarship
  const isEligible = match?.verdict === 'eligible'
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.top}>
        <SponsorLine name={user.firstName} />
        <HeartButton scholarship={scholarship} />
      </div>
      <h3 id={titleId} title={title}>
        {title.trim() === '' ? 'No Name' : cutAt(title.trim(), TITLE_LENGTH)}
      </h3>
      <p>
        <Amount scholarship={scholarship} className={styles.amount} />
      </p>
      <p className={styles.date}>
        <Icon icon={IconCalendar} size={16} />
        {deadlineWords(deadline, clock.now())}
      </p>
      <div className={styles.foot}>
        {match && (
          <Badge
            tone={isEligible ? 'success' : 'info'}
            icon={isEligible ? IconCheck : IconQuestionMark}
          >
            {isEligible ? 'Eligible' : 'Possible'}
          </Badge>
        )}
        <ViewDetailLink scholarship={scholarship} />
      </div>
    </article>
  )
}
