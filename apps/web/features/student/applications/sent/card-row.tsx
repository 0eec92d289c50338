import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useId, useRef, useState } from 'react'
import { clock } from '../../../../clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { ScholarshipCard } from '../../../catalogue/scholarships/scholarship-card.tsx'
import styles from './card-row.module.css'

interface CardRowProps {
  title: string
  scholarships: readonly ListedScholarship[]
}

/** Cards side by side that scroll and snap; two buttons move by a card for those without touch. */
export function CardRow({ title, scholarships }: CardRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const [now] = useState(clock.now)
  const move = (direction: 1 | -1) => {
    const card = row.current?.firstElementChild
    if (card) row.current?.scrollBy({ left: direction * (card.clientWidth + 16) })
  }
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <div className={styles.buttons}>
          <button type="button" aria-label={`Back: ${title}`} onClick={() => move(-1)}>
            <Icon icon={IconChevronLeft} />
          </button>
          <button type="button" aria-label={`Forward: ${title}`} onClick={() => move(1)}>
            <Icon icon={IconChevronRight} />
          </button>
        </div>
      </div>
      <div className={styles.row} ref={row}>
        {scholarships.map((scholarship) => (
          <ScholarshipCard key={scholarship.id} scholarship={scholarship} now={now} />
        ))}
      </div>
    </section>
  )
}
