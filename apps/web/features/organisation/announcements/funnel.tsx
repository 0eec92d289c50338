import { readFunnel } from '@laurel/contract/announcements'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { BarRows } from '../../common/records/bar-rows.tsx'
import styles from './funnel.module.css'
import { type Figures, sourceRows, stepsOf } from './funnel-steps.ts'
import winnersStyles from './winners.module.css'

interface FunnelProps {
  scholarshipId: string
  cycle: string
}

/** How far students came with this round; it is no part of choosing, so it says nothing when it fails. */
export function Funnel({ scholarshipId, cycle }: FunnelProps) {
  const { data } = useQuery({
    queryKey: keys.funnelOf(scholarshipId, cycle),
    queryFn: ({ signal }) =>
      call(readFunnel, { params: { id: scholarshipId }, query: { cycle }, signal }),
  })
  return data ? <FunnelPanel figures={data} /> : null
}

export function FunnelPanel({ figures }: { figures: Figures }) {
  const { rows, hidden } = stepsOf(figures)
  return (
    <section className={winnersStyles.panel} aria-labelledby="funnel-heading">
      <h2 id="funnel-heading">How far students came</h2>
      {hidden.length > 0 && (
        <p className={styles.few}>
          Fewer than 20 students each: {new Intl.ListFormat('en-US').format(hidden)}. Numbers this
          small stay hidden, so that nobody can be singled out.
        </p>
      )}
      <BarRows rows={rows} labelledBy="funnel-heading" />
      {hidden.length === 0 && (
        <p className={winnersStyles.hint}>
          “Matched” counts today’s students. Those who have not sent it are counted in tens, and
          numbers under 20 stay hidden, so that nobody can be singled out.
        </p>
      )}
      {figures.seen !== null && <Sources figures={figures} />}
    </section>
  )
}

function Sources({ figures }: { figures: Figures }) {
  const rows = sourceRows(figures)
  return (
    <>
      <h3 id="sources-heading" className={styles.sources}>
        What led them to its page first
      </h3>
      {rows.length > 0 && <BarRows rows={rows} labelledBy="sources-heading" />}
      <p className={winnersStyles.hint}>
        {rows.length > 0
          ? 'Sources of fewer than 20 students are left out.'
          : 'Nothing led 20 students there yet.'}
      </p>
    </>
  )
}
