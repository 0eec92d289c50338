import type { Applicant } from '@laurel/contract/profile'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './profile-summary.module.css'
import { toValues } from './profile-values.ts'
import { summaryRows } from './summary-rows.ts'
import type { FormFields } from './use-profile.ts'

interface ProfileSummaryProps {
  profile: Applicant
  fields: FormFields
}

/** All that is saved, to read, with the way to change each part. */
export function ProfileSummary({ profile, fields }: ProfileSummaryProps) {
  const sections = summaryRows(toValues(profile), (key) => fields.get(key)?.options ?? {})
  return sections.map(({ title, tab, rows }) => (
    <section key={tab} className={styles.section} aria-labelledby={`summary-${tab}`}>
      <div className={styles.head}>
        <h2 id={`summary-${tab}`}>{title}</h2>
        <Link to={paths.profile(tab)}>
          Edit<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </div>
      <dl className={styles.rows}>
        {rows.map(([label, answer]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer || <span className={styles.none}>Not answered yet</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
