import { usd } from '@laurel/contract/words/amount-words'
import { ChartPanel } from '../../../../ui/chart-panel.tsx'
import styles from './potential-panel.module.css'
import type { Potential } from '@laurel/contract/words/potential-awards'

/** One sum and its three parts. */
export function PotentialPanel({ potential }: { potential: Potential }) {
  const { appliedUsd, draftUsd, savedUsd, totalUsd, isUpTo } = potential
  const parts = [
    { label: 'Applied', amountUsd: appliedUsd, look: styles.applied },
    { label: 'Draft', amountUsd: draftUsd, look: styles.draft },
    { label: 'Saved', amountUsd: savedUsd, look: styles.saved },
  ]
  return (
    <ChartPanel
      heading="Potential awards"
      table={{
        columns: ['Part', 'Listed awards'],
        rows: parts.map(({ label, amountUsd }) => [label, usd(amountUsd)]),
      }}
      chart={
        <>
          <p className={styles.sum}>
            {isUpTo && <span className={styles.upTo}>up to </span>}
            {usd(totalUsd)}
          </p>
          <div className={styles.bar} aria-hidden="true">
            {parts.map(
              ({ label, amountUsd, look }) =>
                amountUsd > 0 && <i key={label} className={look} style={{ flexGrow: amountUsd }} />,
            )}
          </div>
          <dl className={styles.parts}>
            {parts.map(({ label, amountUsd, look }) => (
              <div key={label}>
                <dt>
                  <i className={look} aria-hidden="true" />
                  {label}
                </dt>
                <dd>{usd(amountUsd)}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <p className={styles.caption}>Sum of listed awards, not a promise.</p>
    </ChartPanel>
  )
}
