import { listOverdueRounds } from '@laurel/contract/announcements'
import { longDate } from '@laurel/contract/words/deadline-words'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './overdue-rounds.module.css'

/** Sponsors who promised an answer by a day that has passed; nothing while there are none. */
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
        Announcements that are overdue
      </h2>
      <ul>
        {data.map(({ scholarshipId, cycle, title, organisation, announceBy, applicants }) => (
          <li key={`${scholarshipId} ${cycle}`}>
            <strong>{title}</strong>: {organisation} planned to announce on {longDate(announceBy)}.{' '}
            {applicants === 1
              ? '1 student waits.'
              : `${applicants.toLocaleString('en-US')} students wait.`}
          </li>
        ))}
      </ul>
    </section>
  )
}
