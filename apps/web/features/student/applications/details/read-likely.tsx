import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { ReportLink } from './report-link.tsx'
import styles from './report.module.css'

/** The sponsor's words that were read with less than certainty, and a way to say that it is wrong. */
export function ReadLikely({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { likelyWords } = scholarship
  if (likelyWords.length === 0) return null
  const quoted = likelyWords.map((words) => `“${words}”`)
  return (
    <div className={styles.likely} data-print="hide">
      <p>We read in the sponsor’s words: {quoted.join(' · ')}</p>
      <ReportLink scholarship={scholarship} begun={{ reason: 'rules', note: quoted.join('\n') }}>
        Is that wrong? Tell us
      </ReportLink>
    </div>
  )
}
