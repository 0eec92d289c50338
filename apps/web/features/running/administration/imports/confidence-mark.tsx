import type { Confidence } from '@laurel/contract/imports-admin'
import { CONFIDENCE_WORDS } from './import-words.ts'
import styles from './confidence-mark.module.css'

const BARS: Readonly<Record<Confidence, number>> = { certain: 3, likely: 2, unsure: 1, unread: 0 }

/** How sure a reading is: a word and as many bars. */
export const ConfidenceMark = ({ confidence }: { confidence: Confidence }) => (
  <span className={styles.mark} data-confidence={confidence}>
    {CONFIDENCE_WORDS[confidence]}
    <span className={styles.bars} aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <b key={bar} data-on={bar <= BARS[confidence] || undefined} />
      ))}
    </span>
  </span>
)
