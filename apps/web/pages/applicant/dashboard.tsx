import { useState } from 'react'
import { useUser } from '../../api/use-session.ts'
import { clock } from '../../clock.ts'
import { QuestionShortlist } from '../../features/matches/question-shortlist.tsx'
import { useTopQuestions } from '../../features/matches/use-top-questions.ts'
import { deadlinesAhead } from '../../features/scholarships/overview/deadlines-ahead.ts'
import { greeting } from '../../features/scholarships/overview/greeting.ts'
import { NextDeadlines } from '../../features/scholarships/overview/next-deadlines.tsx'
import { Pipeline } from '../../features/scholarships/overview/pipeline.tsx'
import { potentialAwards } from '../../features/scholarships/overview/potential-awards.ts'
import { PotentialPanel } from '../../features/scholarships/overview/potential-panel.tsx'
import { RecommendedRow } from '../../features/scholarships/overview/recommended-row.tsx'
import { upcoming } from '../../features/scholarships/overview/upcoming.ts'
import { useEligible, useMine, useSaved, useStats } from '../../features/scholarships/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './dashboard.module.css'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Dashboard')

export const handle: PageHandle = { crumb: 'Dashboard' }

/** Specification 1, section 9: "6 recommended". */
const RECOMMENDED = 6

export default function DashboardPage() {
  const user = useUser()
  const [now] = useState(clock.now)
  const saved = useSaved()
  const mine = useMine()
  const stats = useStats()
  const recommended = useEligible(1, { withoutRequirement: 'false' }, RECOMMENDED)
  const top = useTopQuestions()
  const own = saved.data && mine.data && { saved: saved.data, mine: mine.data }
  const items = own && upcoming(own.saved, own.mine, now)
  const potential = own && potentialAwards(own.saved, own.mine)
  const hasFailed = [saved, mine, stats].some(({ isError, data }) => isError && !data)
  const retry = () => void Promise.all([saved.refetch(), mine.refetch(), stats.refetch()])

  return (
    <>
      <PageHeading>{greeting(now, user.firstName)}</PageHeading>
      <p className={styles.intro}>{items && deadlinesAhead(items)}</p>
      {hasFailed && (
        <ErrorPanel
          message="We couldn’t load your dashboard."
          onRetry={retry}
          isRetrying={saved.isFetching || mine.isFetching || stats.isFetching}
        />
      )}
      {!hasFailed && !items && <Waiting />}
      {!hasFailed && items && <NextDeadlines items={items} now={now} />}
      <div className={styles.panels}>
        {stats.data && <Pipeline stats={stats.data} />}
        {potential && potential.totalUsd > 0 && <PotentialPanel potential={potential} />}
        {top.questions && top.questions.length > 0 && (
          <QuestionShortlist questions={top.questions} />
        )}
      </div>
      {recommended.data && recommended.data.length > 0 && (
        <RecommendedRow
          rows={recommended.data}
          total={stats.data?.yourRecommendation ?? recommended.data.length}
        />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden role="status">Loading your dashboard</VisuallyHidden>
    </div>
  )
}
