import { ruleLabel } from '@laurel/contract/words/rule-label'
import styles from './why-they-ask.module.css'

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
            <dt>{ruleLabel(fact)}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
