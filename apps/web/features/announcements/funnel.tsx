import { readFunnel } from '@laurel/contract/announcements'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import styles from './funnel.module.css'
import { barOf, figureWords, stepsOf } from './funnel-steps.ts'
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
  if (!data) return null
  const steps = stepsOf(data)
  const most = Math.max(...steps.map(({ number }) => number ?? 0))
  const isHidden = steps.some(({ number }) => number === null)
  return (
    <section className={winnersStyles.panel} aria-labelledby="funnel-heading">
      <h2 id="funnel-heading">How far students came</h2>
      <table className={styles.funnel} aria-labelledby="funnel-heading">
        <tbody>
          {steps.map(({ label, number }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figureWords(number)}</td>
              <td className={styles.track} aria-hidden="true">
                <span style={{ inlineSize: barOf(number, most) }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={winnersStyles.hint}>
        The first two count today’s students, in tens.
        {isHidden &&
          ' Numbers under 20 of students who have not applied stay hidden, so that nobody can be singled out.'}
      </p>
    </section>
  )
}
