import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { Icon } from '../../../ui/icon.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { countWords } from '@laurel/contract/count-words'
import styles from './word-counter.module.css'

/** Announced near the limit and beyond it only, once the writer pauses. */
const ANNOUNCE_SHARE = 0.9
const PAUSE_MS = 1500

const number = (count: number) => count.toLocaleString('en-US')

/** "182 / 200 words"; over the limit it warns and never blocks. */
export function WordCounter({ text, limit }: { text: string; limit: number | undefined }) {
  const words = countWords(text)
  const over = limit === undefined ? 0 : words - limit
  const isNear = limit !== undefined && words >= limit * ANNOUNCE_SHARE
  const spoken = useSettled(isNear ? countedWords(words, limit) : '', PAUSE_MS)
  return (
    <p className={styles.counter}>
      <span>
        <b>{number(words)}</b>
        {limit !== undefined && <span className={styles.muted}> / {number(limit)}</span>}
        <span className={styles.muted}>
          {' '}
          {limit === undefined && words === 1 ? 'word' : 'words'}
        </span>
      </span>
      {over > 0 && (
        <span className={styles.over}>
          <Icon icon={IconAlertTriangle} size={16} />
          {number(over)} over the limit
        </span>
      )}
      {limit !== undefined && words > 0 && over < 0 && (
        <span className={styles.muted}>{number(-over)} left</span>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </p>
  )
}

function countedWords(words: number, limit: number): string {
  const over = words > limit ? `, ${number(words - limit)} over the limit` : ''
  return `${number(words)} of ${number(limit)} words${over}`
}
