import type { DeskReport } from '@laurel/contract/desk-admin'
import { paths } from '../../../../paths.ts'
import { shortDayOf } from '../../../../instant-words.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import parts from './desk-parts.module.css'
import styles from './findings.module.css'

/** What students say is wrong; it is answered where requests for help are. */
export function Reports({ reports }: { reports: readonly DeskReport[] }) {
  if (reports.length === 0) return null
  return (
    <div className={styles.finding} data-tone="error">
      <h3>Reported</h3>
      <ul className={styles.passages} aria-label="Reports">
        {reports.map(({ id, words, createdAt }) => (
          <li key={id}>
            {shortDayOf(createdAt)}: {words}
          </li>
        ))}
      </ul>
      <div className={parts.actions}>
        <ButtonLink to={paths.adminSupport}>Answer in the support queue</ButtonLink>
      </div>
    </div>
  )
}
