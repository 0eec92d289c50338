import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { Badge } from '../../../ui/badge.tsx'
import { deadlineBadge } from '@laurel/contract/words/deadline-words'
import { isApplied, isDraft } from '@laurel/contract/words/own-status'
import styles from './scholarship-card.module.css'

interface CardBadgesProps {
  scholarship: ListedScholarship
  now: Date
}

/** Where the student's own application stands, and how much time is left. */
export function CardBadges({ scholarship, now }: CardBadgesProps) {
  // Its verdict is what became of it.
  if (isApplied(scholarship)) return null
  const { isPrepared } = scholarship
  const time = deadlineBadge(scholarship, now)
  return (
    <span className={styles.badges}>
      {isDraft(scholarship) && (
        <Badge tone="info" icon={isPrepared ? IconRefresh : IconPencil}>
          {isPrepared ? 'New round: check and send' : 'Draft'}
        </Badge>
      )}
      {time && <Badge tone={time.tone}>{time.words}</Badge>}
    </span>
  )
}
