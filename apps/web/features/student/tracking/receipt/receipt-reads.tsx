import { listReads, type ApplicationRead } from '@laurel/contract/organisation-audit'
import { longDate } from '@laurel/contract/words/deadline-words'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import styles from './receipt.module.css'

/** Who has read the application since it was sent; nothing until it is known. */
export function ReceiptReads({ applicationId }: { applicationId: string }) {
  const { data = [] } = useQuery({
    queryKey: keys.reads(applicationId),
    queryFn: ({ signal }) => call(listReads, { params: { id: applicationId }, signal }),
  })
  if (data.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="receipt-reads" data-print="hide">
      <h2 id="receipt-reads">Who has read this</h2>
      <ul>
        {data.map((read) => (
          <li key={`${read.organisationName} ${read.role} ${read.day}`}>{words(read)}</li>
        ))}
      </ul>
      <p className={styles.quiet}>
        Recorded once a day when someone there opens it. We name their role, not the person.
      </p>
    </section>
  )
}

const words = ({ organisationName, role, day }: ApplicationRead): string =>
  `${ROLES[role ?? 'gone']} of ${organisationName}, on ${longDate(day)}`

const ROLES = {
  owner: 'An owner',
  manager: 'A manager',
  reviewer: 'A reviewer',
  finance: 'Someone in finance',
  viewer: 'A viewer',
  gone: 'Someone who has since left',
} as const
