import { useConversation } from './conversation-context.ts'
import styles from './count-band.module.css'
import { changeWords, countWords } from './live-count.ts'

/** How many scholarships fit so far, after every answer. */
export function CountBand() {
  const { view } = useConversation()
  if (!view.count) return null
  const { now } = view.count
  return (
    <div className={styles.band}>
      <p role="status" className={styles.row}>
        <strong className={styles.number}>{now.toLocaleString('en-US')}</strong>{' '}
        <span className={styles.words}>
          <b>{countWords(now)}</b> <span>{changeWords(view.count)}</span>
        </span>
      </p>
    </div>
  )
}
