import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import type { Stats } from '../../matches/use-answer-question.ts'
import { inDays } from '@laurel/contract/words/deadline-words'
import { ChartPanel } from '../../../../ui/chart-panel.tsx'
import styles from './pipeline.module.css'
import type { Upcoming } from '@laurel/contract/words/upcoming'

interface PipelineProps {
  stats: Stats
  items: readonly Upcoming[]
}

interface Step {
  label: string
  count: number
  to: string
  note?: string | undefined
}

/** How far ahead a saved scholarship counts as closing soon. */
const SOON_DAYS = 30

const number = (count: number) => count.toLocaleString('en-US')

/** Matches, saved, draft and applied as bars to scale; each leads to its list. */
export function Pipeline({ stats, items }: PipelineProps) {
  const steps = stepsOf(stats, items)
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const { yourRecommendation: matches, draft } = stats
  return (
    <ChartPanel
      heading={`${number(matches)} ${matches === 1 ? 'match' : 'matches'}, ${draft === 0 ? 'none' : number(draft)} in progress`}
      table={{
        columns: ['Step', 'Scholarships'],
        rows: steps.map(({ label, count }) => [label, number(count)]),
      }}
      chart={
        <>
          <ol>
            {steps.map((step) => (
              <Bar key={step.label} step={step} share={step.count / most} />
            ))}
          </ol>
        </>
      }
    />
  )
}

function Bar({ step: { label, count, to, note }, share }: { step: Step; share: number }) {
  return (
    <li>
      <Link to={to} className={styles.step}>
        <span>{label}</span>
        <span className={styles.track}>
          {count > 0 && <i aria-hidden="true" style={{ width: `${share * 100}%` }} />}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <b>{number(count)}</b>
      </Link>
    </li>
  )
}

function stepsOf(stats: Stats, items: readonly Upcoming[]): Step[] {
  const { yourRecommendation, saved, draft, applied } = stats
  const closing = items.filter(({ kind, days }) => kind === 'saved' && days <= SOON_DAYS).length
  const nextDraft = items.find(({ kind }) => kind === 'draft')
  return [
    { label: 'Matches', count: yourRecommendation, to: paths.matches },
    {
      label: 'Saved',
      count: saved,
      to: paths.saved,
      note: closing > 0 ? `${closing} ${closing === 1 ? 'closes' : 'close'} in 30 days` : undefined,
    },
    {
      label: 'Draft',
      count: draft,
      to: paths.myScholarship('draft'),
      note: nextDraft && `next due ${inDays(nextDraft.days)}`,
    },
    { label: 'Applied', count: applied, to: paths.trackApplications() },
  ]
}
