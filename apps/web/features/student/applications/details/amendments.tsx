import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { dayInZone, longDate } from '@laurel/contract/words/deadline-words'
import styles from './amendments.module.css'

/** What the sponsor changed since it was published, the latest first, with its reason. */
export function Amendments({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { amendments = [], deadline } = scholarship
  if (amendments.length === 0) return null
  return (
    <section className={styles.amendments} aria-labelledby="amendments">
      <h2 id="amendments">What changed</h2>
      {amendments.map(({ at, lines, words }) => (
        <div key={at}>
          <h3>Changed on {longDate(dayInZone(new Date(at), deadline.timeZone))}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {words && <p>“{words}”</p>}
        </div>
      ))}
    </section>
  )
}
