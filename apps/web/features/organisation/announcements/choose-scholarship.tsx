import { listOrganiserScholarships } from '@laurel/contract/publishing'
import { WINDOW_LIMIT } from '@laurel/contract/scholarships'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Loaded } from '../../common/records/loaded.tsx'
import { StateBadge } from '../editor/state-badge.tsx'
import { useOrganisation } from '../organiser/current-organisation.ts'
import { roundsToDecide, roundWords } from './rounds-to-decide.ts'
import styles from './winners.module.css'

/** Which scholarship winners are chosen for. */
export function ChooseScholarship() {
  const { id } = useOrganisation()
  const query = useQuery({
    queryKey: keys.scholarshipsToDecide(id),
    queryFn: ({ signal }) =>
      call(listOrganiserScholarships, {
        params: { id },
        query: { limit: String(WINDOW_LIMIT) },
        signal,
      }),
    // What was decided, told or published meanwhile changes it.
    staleTime: 0,
  })
  return (
    <>
      <PageHeading>Winners</PageHeading>
      <Loaded query={query} noun="your scholarships">
        {({ scholarships }) => {
          const rounds = roundsToDecide(scholarships)
          return rounds.length === 0 ? (
            <div className={styles.below}>
              <EmptyState
                title="Nothing to decide yet"
                action={<ButtonLink to={paths.organiserScholarships}>Your scholarships</ButtonLink>}
              >
                Once one of your scholarships has closed, you choose its winners here.
              </EmptyState>
            </div>
          ) : (
            <>
              <p className={styles.lead}>Choose the scholarship to decide on.</p>
              <ul className={styles.rows}>
                {rounds.map((each) => (
                  <li key={each.id} className={styles.row}>
                    <div className={styles.who}>
                      <Link className={styles.name} to={paths.winner(each.id)}>
                        {each.title}
                      </Link>
                      <StateBadge state={each.state} />
                    </div>
                    <span className={styles.hint}>{roundWords(each)}</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </>
  )
}
