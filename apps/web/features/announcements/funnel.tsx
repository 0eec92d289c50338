import { readFunnel } from '@laurel/contract/announcements'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import styles from './winners.module.css'

interface FunnelProps {
  scholarshipId: string
  cycle: string
}

const figure = (number: number | null): string =>
  number === null ? 'fewer than 20' : number.toLocaleString('en-US')

/** How far students came with this round; it is no part of choosing, so it says nothing when it fails. */
export function Funnel({ scholarshipId, cycle }: FunnelProps) {
  const { data } = useQuery({
    queryKey: keys.funnelOf(scholarshipId, cycle),
    queryFn: ({ signal }) =>
      call(readFunnel, { params: { id: scholarshipId }, query: { cycle }, signal }),
  })
  if (!data) return null
  const { saved, begun, sent, withdrawn, decided } = data
  return (
    <section className={styles.panel} aria-labelledby="funnel-heading">
      <h2 id="funnel-heading">How far students came</h2>
      <dl className={styles.counts}>
        {(
          [
            ['Saved it', saved],
            ['Began and did not send', begun],
            ['Sent an application', sent],
            ['Withdrew it', withdrawn],
            ['Were decided on', decided],
          ] as const
        ).map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure(number)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
