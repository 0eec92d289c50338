import { classNames } from '../../../../ui/class-names.ts'
import { amountWords } from '@laurel/contract/words/amount-words'
import { shortDate } from '@laurel/contract/words/deadline-words'
import styles from './deadline-line.module.css'
import type { Upcoming } from '@laurel/contract/words/upcoming'

/** How far the line looks ahead. */
export const LINE_DAYS = 60
/** A mark within so many days is marked as due soon. */
const SOON_DAYS = 7
/** Labels nearer to each other than this share of the line would overlap. */
const LABEL_GAP = 0.13
const TICKS = [0, 15, 30, 45, LINE_DAYS]

interface DeadlineLineProps {
  items: readonly Upcoming[]
  /** The sentence that the picture stands for. */
  label: string
  now: Date
}

interface Mark {
  item: Upcoming
  place: number
  hasLabel: boolean
}

function marksOf(items: readonly Upcoming[]): Mark[] {
  let labelled = -1
  return items
    .filter(({ days }) => days <= LINE_DAYS)
    .map((item) => {
      const place = item.days / LINE_DAYS
      const hasLabel = place - labelled >= LABEL_GAP
      if (hasLabel) labelled = place
      return { item, place, hasLabel }
    })
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Sixty days as a line with a leaf for each deadline. The list below it says the same in words. */
export function DeadlineLine({ items, label, now }: DeadlineLineProps) {
  return (
    <div className={styles.line} role="img" aria-label={label}>
      <div className={styles.axis} />
      {TICKS.map((days) => (
        <span key={days} className={styles.tick} style={{ left: percent(days / LINE_DAYS) }}>
          {days === 0 ? 'Today' : shortDate(now, days)}
        </span>
      ))}
      {marksOf(items).map(({ item: { scholarship, days, kind }, place, hasLabel }) => (
        <span key={scholarship.id} className={styles.mark} style={{ left: percent(place) }}>
          {hasLabel && <b>{amountWords(scholarship)}</b>}
          <svg
            viewBox="0 0 14 28"
            className={classNames(styles[kind], days <= SOON_DAYS && styles.soon)}
          >
            <path d="M7 1c8 8 8 18 0 26-8-8-8-18 0-26z" />
          </svg>
        </span>
      ))}
    </div>
  )
}
