import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import type { Stats } from '../../matches/use-answer-question.ts'
import styles from './pipeline.module.css'

interface PipelineProps {
  stats: Stats
}

/** Matches, saved, draft and applied as bars to scale; each leads to its list. */
export function Pipeline({ stats }: PipelineProps) {
  const { yourRecommendation: matches, saved, draft, applied } = stats
  const steps = [
    { label: 'Matches', count: matches, to: paths.matches },
    { label: 'Saved', count: saved, to: paths.saved },
    { label: 'Draft', count: draft, to: paths.myScholarship('draft') },
    { label: 'Applied', count: applied, to: paths.myScholarship('applied') },
  ]
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <section className={styles.panel} aria-labelledby="pipeline">
      <h2 id="pipeline">
        {matches.toLocaleString('en-US')} {matches === 1 ? 'match' : 'matches'},{' '}
        {draft === 0 ? 'none' : draft} in progress
      </h2>
      <ol>
        {steps.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to} className={styles.step}>
              <span>{label}</span>
              <span className={styles.track} aria-hidden="true">
                {count > 0 && <i style={{ width: `${(count / most) * 100}%` }} />}
              </span>
              <b>{count.toLocaleString('en-US')}</b>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.caption}>Bars are drawn to scale.</p>
    </section>
  )
}
