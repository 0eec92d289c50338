import { DECIDED, type Progress } from '@laurel/contract/announcements'
import { OUTCOME_WORDS, students } from './outcome-words.ts'
import styles from './winners.module.css'

/** How many were told each outcome, and in which words of the sponsor. */
export function ToldWords({ progress: { counts, words } }: { progress: Progress }) {
  const told = DECIDED.filter((outcome) => counts[outcome] > 0)
  if (told.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="told-words-heading">
      <h2 id="told-words-heading">What they were told</h2>
      <dl className={styles.words}>
        {told.map((outcome) => (
          <div key={outcome}>
            <dt>
              {OUTCOME_WORDS[outcome].many}, {students(counts[outcome])}
            </dt>
            <dd dir="auto" data-own={words[outcome] !== undefined || undefined}>
              {words[outcome] ?? 'The usual email, without words of your own.'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
