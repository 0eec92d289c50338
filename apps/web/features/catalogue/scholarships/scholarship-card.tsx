import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { memo, useId } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { MatchReasons } from '../matches/match-reasons.tsx'
import { Amount } from './amount.tsx'
import { amountNote } from '@laurel/contract/words/amount-words'
import { CardBadges } from './card-badges.tsx'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { HeartButton } from './heart-button.tsx'
import { Readiness } from './readiness.tsx'
import { SelectBox } from './select-box.tsx'
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
export const ScholarshipCard = memo(function ScholarshipCard(props: ScholarshipCardProps) {
  const { scholarship, now, onUnsave } = props
  const titleId = useId()
  const isWide = useMedia('(min-width: 750px)')
  const { id, title, description, deadline, isOpen, user } = scholarship
  const length = isWide ? WIDE_SNIPPET : NARROW_SNIPPET

  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-closed={isOpen ? undefined : true}
    >
      <div className={styles.top}>
        <SelectBox id={id} title={title} />
        <SponsorLine name={user.firstName} />
        <HeartButton scholarship={scholarship} onUnsave={onUnsave} />
      </div>
      <h3 id={titleId} title={title}>
        {title}
      </h3>
      <Money scholarship={scholarship} now={now} />
      <p className={styles.deadline}>
        <Icon icon={IconCalendar} size={16} />
        Deadline: {deadlineWords(deadline, now)}
      </p>
      <p className={styles.snippet}>{cutAtWord(plainText(description), length)}</p>
      <div className={styles.why}>
        <MatchReasons scholarship={scholarship} variant="card" now={now} />
      </div>
      <div className={styles.foot}>
        <Readiness scholarship={scholarship} />
        <ViewDetailLink scholarship={scholarship} />
      </div>
    </article>
  )
})

function Money({ scholarship, now }: Pick<ScholarshipCardProps, 'scholarship' | 'now'>) {
  const note = amountNote(scholarship)
  return (
    <div className={styles.money}>
      <span className={styles.sum}>
        <Amount scholarship={scholarship} className={styles.amount} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <CardBadges scholarship={scholarship} now={now} />
    </div>
  )
}
