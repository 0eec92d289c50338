import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useState } from 'react'
import { clock } from '../../clock.ts'
import { CardRow } from '../../features/student/applications/sent/card-row.tsx'
import { similarTo } from '../../features/student/applications/sent/similar-to.ts'
import { ScholarshipCard } from '../../features/catalogue/scholarships/scholarship-card.tsx'
import { BEST_MATCHES, useEligible } from '../../features/catalogue/listings/use-lists.ts'
import styles from './apply-success.module.css'

/** Specification 1, section 9: page sizes of the two lists. */
const SIMILAR = 2
const RECOMMENDED = 6
/** Among how many of the best matches similar ones are looked for. */
const LOOKED_AT = 30

/** What to look at next; a list that is empty or could not be read is left out. */
export function MoreScholarships({ sent }: { sent: ScholarshipDetail }) {
  const [now] = useState(clock.now)
  const best = useEligible(1, BEST_MATCHES, LOOKED_AT).data ?? []
  const alike = similarTo(sent, best).slice(0, SIMILAR)
  const others = best
    .filter(({ id }) => id !== sent.id && !alike.some((each) => each.id === id))
    .slice(0, RECOMMENDED)
  return (
    <>
      {alike.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar-heading">
          <div>
            <h2 id="similar-heading">Similar scholarships</h2>
            <p className={styles.note}>Based on your latest application</p>
          </div>
          <div className={styles.pair}>
            {alike.map((scholarship) => (
              <ScholarshipCard key={scholarship.id} scholarship={scholarship} now={now} />
            ))}
          </div>
        </section>
      )}
      {others.length > 0 && <CardRow title="Most Recommended Scholarships" scholarships={others} />}
    </>
  )
}
