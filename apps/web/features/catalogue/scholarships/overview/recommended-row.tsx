import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PlanCard } from './plan-card.tsx'
import { RecommendedCard } from './recommended-card.tsx'
import styles from './recommended-row.module.css'

interface RecommendedRowProps {
  rows: readonly ListedScholarship[]
  total: number
}

/** A few matches in one row that scrolls; the next card peeks. */
export function RecommendedRow({ rows, total }: RecommendedRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const width = row.current?.firstElementChild?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * (width + 16) })
  }
  return (
    <section aria-labelledby="recommended" className={styles.section}>
      <div className={styles.head}>
        <h2 id="recommended">Recommended for you</h2>
        <Link to={paths.matches} className={styles.all}>
          See all {total.toLocaleString('en-US')}
        </Link>
        <span className={styles.arrows}>
          <button type="button" aria-label="Previous" onClick={() => scroll(-1)}>
            <Icon icon={IconChevronLeft} />
          </button>
          <button type="button" aria-label="Next" onClick={() => scroll(1)}>
            <Icon icon={IconChevronRight} />
          </button>
        </span>
      </div>
      <ul ref={row} className={styles.row}>
        {rows.map((scholarship) => (
          <li key={scholarship.id}>
            <RecommendedCard scholarship={scholarship} />
          </li>
        ))}
        <li>
          <PlanCard />
        </li>
      </ul>
    </section>
  )
}
