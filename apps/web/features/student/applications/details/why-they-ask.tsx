import { FACT_WORDS } from '@laurel/contract/profile-facts'
import styles from './why-they-ask.module.css'

const labels: Readonly<Record<string, { label: string }>> = FACT_WORDS

/** Why the sponsor asks for sensitive facts, in its own words. */
export function WhyTheyAsk({ reasons = {} }: { reasons: Record<string, string> | undefined }) {
  const given = Object.entries(reasons).filter(([, reason]) => reason !== '')
  if (given.length === 0) return null
  return (
    <section className={styles.why} aria-labelledby="why-they-ask">
      <h2 id="why-they-ask">Why they ask</h2>
      <dl>
        {given.map(([fact, reason]) => (
          <div key={fact}>
            <dt>{labels[fact]?.label ?? fact}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
