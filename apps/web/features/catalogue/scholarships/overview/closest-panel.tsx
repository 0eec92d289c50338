import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { LeafProgress, leavesDone } from '../../../../ui/leaf-progress.tsx'
import { listWords } from '@laurel/contract/words/list-words'
import styles from './closest-panel.module.css'
import type { NearlyReady } from '@laurel/contract/words/closest-to-ready'

/** How many are listed; the rest is behind the link. */
const LISTED = 3
/** More leaves than this would not fit beside the words. */
const MOST_LEAVES = 8

/** The applications with the least work left. */
export function ClosestPanel({ rows }: { rows: readonly NearlyReady[] }) {
  return (
    <section className={styles.panel} aria-labelledby="closest">
      <div className={styles.head}>
        <h2 id="closest">Closest to ready</h2>
        <Link to={paths.trackApplications('planner')}>Plan the work</Link>
      </div>
      <ul>
        {rows.slice(0, LISTED).map((row) => (
          <Row key={row.scholarship.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row: { scholarship, doneCount, stillNeeds } }: { row: NearlyReady }) {
  const total = scholarship.requirements.length
  const started = scholarship.startedIds?.length
  return (
    <li className={styles.row}>
      <Link to={paths.scholarshipDetail(scholarship.id)} className={styles.title}>
        {scholarship.title}
      </Link>
      <span className={styles.needs}>
        {stillNeeds.length === 0 ? 'Ready to send' : `Still needs: ${listWords(stillNeeds, 'and')}`}
      </span>
      <span className={styles.ready}>
        {total === 0 ? (
          'No requirements'
        ) : (
          <LeafProgress leaves={total <= MOST_LEAVES ? leavesDone(doneCount, total, started) : []}>
            {doneCount} of {total} done
          </LeafProgress>
        )}
      </span>
    </li>
  )
}
