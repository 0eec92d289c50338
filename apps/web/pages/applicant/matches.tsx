import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { Link, useSearchParams } from 'react-router'
import { VERDICT_WORDS } from '../../features/catalogue/matches/filter-words.ts'
import { matchView } from '../../features/catalogue/matches/match-address.ts'
import { filterQuery, SORTS } from '../../features/catalogue/matches/match-filters.ts'
import { NoMatches } from '../../features/catalogue/matches/no-matches.tsx'
import { QuestionPanel } from '../../features/catalogue/matches/question-panel.tsx'
import { useTopQuestions } from '../../features/people/questions/use-top-questions.ts'
import { MatchToolbar } from '../../features/catalogue/matches/match-toolbar.tsx'
import {
  LIST_HEADING_ID,
  ListHeading,
} from '../../features/catalogue/scholarships/list-heading.tsx'
import { listState } from '../../features/catalogue/scholarships/list-state.ts'
import { PagePastEnd } from '../../ui/page-past-end.tsx'
import { ScholarshipList } from '../../features/catalogue/scholarships/scholarship-list.tsx'
import { useMatchCounts } from '../../features/catalogue/matches/use-match-counts.ts'
import { useEligible, useStats } from '../../features/catalogue/listings/use-lists.ts'
import { todayHere } from '../../clock.ts'
import { useAddressed } from '../../features/people/questions/use-addressed.ts'
import { privateMeta } from '../../page-meta.ts'
import { pageFromSearch, paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Matches')

export const handle: PageHandle = { crumb: 'Matches', isList: true }

export default function MatchesPage() {
  const [search] = useSearchParams()
  const view = matchView(search)
  const page = pageFromSearch(search)
  const list = useEligible(page, {
    ...filterQuery(view, todayHere()),
    ...SORTS[view.sort].order,
  })
  const hasFailed = list.isError && !list.data
  const counting = useMatchCounts(view)
  const counts = counting.data
  const { data: stats, isError: statsFailed } = useStats()
  const top = useTopQuestions()

  return (
    <>
      <PageHeading {...(stats && { count: stats.yourRecommendation })}>
        Your Recommendation
      </PageHeading>
      <p className={classNames(styles.intro, (stats || !statsFailed) && styles.twoLines)}>
        {stats && <Intro {...stats} />}
      </p>
      <div className={styles.columns}>
        {!top.hasFailed && top.questions?.length !== 0 && (
          <div className={styles.aside} data-beside-chat="hide">
            {top.questions && <QuestionPanel questions={top.questions} />}
          </div>
        )}
        <div className={styles.list}>
          <MatchToolbar view={view} counts={counts} />
          <ListHeading>
            {view.verdict ? VERDICT_WORDS[view.verdict] : 'All'} scholarships
            {page > 1 && `, page ${page}`}
          </ListHeading>
          <ScholarshipList
            list={listState(list, stats || statsFailed ? list.data : undefined)}
            unreadCount={view.verdict ? undefined : counts?.unread}
            // The counts may be of another search, or not there yet.
            empty={page > 1 ? <PagePastEnd /> : <NoMatches view={view} />}
          />
          {list.data && counting.isError && !counts && (
            <div className={styles.uncounted}>
              <ErrorPanel
                message="We couldn’t count these scholarships. There may be more pages."
                onRetry={() => void counting.refetch()}
                isRetrying={counting.isFetching}
              />
            </div>
          )}
          {counts && !hasFailed && (
            <Pagination
              page={page}
              pageSize={PAGE_SIZE}
              total={counts.shown.read}
              after={{ count: counts.shown.unread, words: 'not read yet' }}
              headingId={LIST_HEADING_ID}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Intro(counts: { eligible: number; possible: number; unread: number }) {
  const { unread } = counts
  if (unread === 0) return <IntroOfRead {...counts} />
  return (
    <>
      <IntroOfRead {...counts} /> We could not read who may apply for{' '}
      {unread.toLocaleString('en-US')} more: those come last.
    </>
  )
}

function IntroOfRead({ eligible, possible }: { eligible: number; possible: number }) {
  const addressed = useAddressed()
  if (eligible === 0 && possible > 0)
    return (
      <>
        {addressed(`${possible.toLocaleString('en-US')} may fit you.`)}{' '}
        <Link to={paths.profile()}>Complete your profile</Link> to see which.
      </>
    )
  if (eligible + possible === 0) return 'No matches yet. More answers unlock more scholarships.'
  if (possible === 0) return addressed(`You’re eligible for all ${eligible}.`)
  // Some wait for an answer, others for a look at what could not be read.
  return addressed(`${eligible} you’re eligible for, ${possible} more may fit you.`)
}
