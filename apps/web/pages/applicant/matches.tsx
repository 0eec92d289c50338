import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { Link, useSearchParams } from 'react-router'
import { CHIPS, matchView, SORTS } from '../../features/matches/match-filters.ts'
import { QuestionPanel } from '../../features/matches/question-panel.tsx'
import { useTopQuestions } from '../../features/matches/use-top-questions.ts'
import { MatchToolbar } from '../../features/matches/match-toolbar.tsx'
import { LIST_HEADING_ID, ListHeading } from '../../features/scholarships/list-heading.tsx'
import { listState } from '../../features/scholarships/list-state.ts'
import { PagePastEnd } from '../../features/scholarships/page-past-end.tsx'
import { ScholarshipList } from '../../features/scholarships/scholarship-list.tsx'
import { useEligible, useEligibleCount, useStats } from '../../features/listings/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { pageFromSearch, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Matches')

export const handle: PageHandle = { crumb: 'Matches' }

export default function MatchesPage() {
  const [search] = useSearchParams()
  const view = matchView(search)
  const page = pageFromSearch(search)
  const { filters } = CHIPS[view.chip]
  const list = useEligible(page, { ...filters, ...SORTS[view.sort].order })
  const total = useEligibleCount(filters).data
  const none = useEligibleCount(CHIPS.none.filters).data
  const { data: stats, isError: statsFailed } = useStats()
  const top = useTopQuestions()
  const counts = {
    ...(stats && {
      all: stats.yourRecommendation,
      eligible: stats.eligible,
      possible: stats.possible,
    }),
    ...(none !== undefined && { none }),
  }

  return (
    <>
      <PageHeading {...(stats && { count: stats.yourRecommendation })}>
        Your Recommendation
      </PageHeading>
      <p className={classNames(styles.intro, styles.twoLines)}>{stats && <Intro {...stats} />}</p>
      <div className={styles.columns}>
        {top.canTell && (
          <div className={styles.aside}>
            {top.questions && <QuestionPanel questions={top.questions} isPartial={top.isPartial} />}
          </div>
        )}
        <div className={styles.list}>
          <MatchToolbar view={view} counts={counts} />
          <ListHeading>
            {CHIPS[view.chip].label} scholarships{page > 1 && `, page ${page}`}
          </ListHeading>
          <VisuallyHidden role="status">
            {total !== undefined && !list.isPlaceholderData && `${total} scholarships`}
          </VisuallyHidden>
          <ScholarshipList
            list={listState(list, stats || statsFailed ? list.data : undefined)}
            empty={total !== undefined && total > 0 ? <PagePastEnd /> : <NoMatches />}
          />
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            total={total ?? 0}
            headingId={LIST_HEADING_ID}
          />
        </div>
      </div>
    </>
  )
}

function Intro({ eligible, possible }: { eligible: number; possible: number }) {
  if (eligible === 0 && possible > 0)
    return (
      <>
        {possible.toLocaleString('en-US')} may fit you.{' '}
        <Link to={paths.profile()}>Complete your profile</Link> to see which.
      </>
    )
  if (eligible + possible === 0) return 'Nothing fits yet. More answers open more scholarships.'
  if (possible === 0) return `You’re eligible for all ${eligible}.`
  const need = possible === 1 ? 'needs' : 'need'
  return `${eligible} you’re eligible for, ${possible} that still ${need} an answer from you.`
}

/** An empty list asks for the answers that would fill it. */
function NoMatches() {
  return (
    <EmptyState
      action={
        <ButtonLink to={paths.profile()} variant="filled">
          Complete your profile
        </ButtonLink>
      }
    >
      The more you tell us about yourself, the more scholarships we can match.
    </EmptyState>
  )
}
