import type { Result } from '@laurel/contract/tracking'
import { resultWords } from '@laurel/contract/words/result-words'
import styles from './result-note.module.css'

interface ResultNoteProps {
  result: Result
  sponsor: string
}

/** What the sponsor announced, and in its own words. */
export function ResultNote({ result, sponsor }: ResultNoteProps) {
  return (
    <div className={styles.note} data-outcome={result.outcome}>
      <p className={styles.said}>{resultWords(result, sponsor)}</p>
      {result.words !== null && (
        <figure className={styles.figure}>
          <blockquote className={styles.words}>{result.words}</blockquote>
          <figcaption className={styles.by}>{sponsor}</figcaption>
        </figure>
      )}
    </div>
  )
}
