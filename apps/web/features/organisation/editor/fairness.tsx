import { ruleLabel } from '@laurel/contract/words/rule-label'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { factsOf, sensitiveFactsOf } from '@laurel/contract/words/find-publishing-problems'
import { Icon } from '../../../ui/icon.tsx'
import styles from './audience.module.css'
import type { Audience } from './draft-saver.ts'
import { fieldId } from './fields.ts'

/** What the law looks at first, by the words that people use for it. */
const WATCHED: Readonly<Record<string, string>> = {
  gender: 'gender',
  ethnicity: 'ethnicity',
  religion: 'religion',
  healthCondition: 'health',
  disability: 'disability',
  citizenship: 'citizenship',
}

/** What to think of before publishing: which sensitive facts are asked, and which are not. */
export function Fairness({ audience }: { audience: Audience }) {
  const { criteria, reasons } = audience
  const used = new Set(criteria.all.flatMap(factsOf))
  const unused = Object.keys(WATCHED).filter((fact) => !used.has(fact))
  return (
    <section className={styles.card} aria-labelledby="fairness">
      <h2 id="fairness">Fairness, before you publish</h2>
      <ul className={styles.notes}>
        {sensitiveFactsOf(criteria).map((fact) => (
          <li key={fact}>
            <Icon icon={IconAlertTriangle} className={styles.warn} />
            <p>
              <b>“{ruleLabel(fact)}” is sensitive.</b> Keep it if your fund’s papers ask for it, and
              ask a lawyer if public money is involved.{' '}
              <a href={`#${fieldId(`reasons.${fact}`)}`}>
                {reasons[fact] ? 'Change the reason' : 'Write the reason'}
              </a>
            </p>
          </li>
        ))}
        {unused.length > 0 && (
          <li>
            <Icon icon={IconCheck} className={styles.good} />
            <p>
              <b>Not used here:</b> {unused.map((fact) => WATCHED[fact]).join(', ')}.
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
