import type { ClaimableListing } from '@laurel/contract/listing-claims'
import type { ReactNode } from 'react'
import styles from '../organiser.module.css'

interface ClaimFactsProps extends Pick<ClaimableListing, 'title' | 'sponsor'> {
  /** What names its own page. */
  page: ReactNode
}

/** Which listing it is about. */
export const ClaimFacts = ({ title, sponsor, page }: ClaimFactsProps) => (
  <dl className={styles.facts}>
    <div>
      <dt>Scholarship</dt>
      <dd>{title}</dd>
    </div>
    <div>
      <dt>Listed for</dt>
      <dd>{sponsor}</dd>
    </div>
    <div>
      <dt>Its own page</dt>
      <dd>{page}</dd>
    </div>
  </dl>
)
