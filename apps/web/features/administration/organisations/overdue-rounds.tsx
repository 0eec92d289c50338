import { listOverdueRounds } from '@laurel/contract/announcements'
import { overdueWords } from '@laurel/contract/words/overdue-words'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './overdue-rounds.module.css'

/** Sponsors who did not tell somebody in time or called a round off; nothing while there are none. */
export function OverdueRounds() {
  const { data = [] } = useQuery({
    queryKey: keys.overdueRounds,
    queryFn: ({ signal }) => call(listOverdueRounds, { signal }),
  })
  if (data.length === 0) return null
  return (
    <section className={styles.overdue} aria-labelledby="overdue-heading">
      <h2 id="overdue-heading">
        <Icon icon={IconAlertTriangle} />
        What sponsors owe their applicants
      </h2>
      <ul>
        {data.map((overdue) => (
          <li key={`${overdue.kind} ${overdue.scholarshipId} ${overdue.cycle}`}>
            <strong>{overdue.title}</strong>: {overdueWords(overdue)}
          </li>
        ))}
      </ul>
    </section>
  )
}
