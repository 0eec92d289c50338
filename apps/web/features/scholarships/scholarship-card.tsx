import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useMediaQuery } from '@mantine/hooks'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MatchReasons } from '../matches/match-reasons.tsx'
import { Amount } from './amount.tsx'
import { amountNote } from './amount-words.ts'
import { deadlineBadge, deadlineWords } from './deadline-words.ts'
import { HeartButton } from './heart-button.tsx'
import { Readiness } from './readiness.tsx'
import { cutAtWord, plainText } from './snippet.ts'
import { SponsorLine } from './sponsor-line.tsx'
import { ViewDetailLink } from './view-detail-link.tsx'
import styles from './scholarship-card.module.css'

/** Specification 1, section 9: snippets on wide and narrow screens. */
const WIDE_SNIPPET = 130
const NARROW_SNIPPET = 50

interface ScholarshipCardProps {
  scholarship: ListedScholarship
  now: Date
  onUnsave?: ((id: string) => void) | undefined
}

/** A scholarship in a list: seven rows that align with its neighbours'. */
export function ScholarshipCard({ scholarship, now, onUnsave }: ScholarshipCardProps) {
  const titleId = useId()
  const isWide = useMediaQuery('(min-width: 750px)', true, { getInitialValueInEffect: false })
  const { id, title, description, deadline, isOpen, user, isSample } = scholarship
  const length = isWide ? WIDE_SNIPPET : NARROW_SNIPPET

  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-closed={isOpen ? undefined : true}
    >
      <div className={styles.top}>
        <SponsorLine name={user.firstName} isSample={isSample} />
        <HeartButton scholarship={scholarship} onUnsave={onUnsave} />
      </div>
      <h3 id={titleId} title={title}>
        {title}
      </h3>
      <Money scholarship={scholarship} now={now} />
      <p className={styles.deadline}>
        <Icon icon={IconCalendar} size={16} />
        Deadline: {deadlineWords(deadline)}
      </p>
      <p className={styles.snippet}>{cutAtWord(plainText(description), length)}</p>
      <div className={styles.why}>
        <MatchReasons scholarship={scholarship} variant="card" now={now} />
      </div>
      <div className={styles.foot}>
        <Readiness scholarship={scholarship} />
        <ViewDetailLink id={id} title={title} />
      </div>
    </article>
  )
}

function Money({ scholarship, now }: Pick<ScholarshipCardProps, 'scholarship' | 'now'>) {
  const note = amountNote(scholarship)
  const badge = deadlineBadge(scholarship, now)
  return (
    <div className={styles.money}>
      <span className={styles.sum}>
        <Amount scholarship={scholarship} className={styles.amount} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.badges}>
        {scholarship.scholarshipStatus === 'Draft' && (
          <Badge tone="info" icon={IconPencil}>
            Draft
          </Badge>
        )}
        {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
      </span>
    </div>
  )
}
