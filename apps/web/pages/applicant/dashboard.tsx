import { Suspense, useState } from 'react'
import { useUser } from '../../api/use-session.ts'
import { clock } from '../../clock.ts'
import { ArrivalToast } from '../../features/people/accounts/arrival-toast.tsx'
import { keptInvitation } from '../../features/student/family/kept-invitation.ts'
import { useSuggestions } from '../../features/student/family/use-suggestions.ts'
import { ProfileInvitation } from '../../features/catalogue/matches/profile-invitation.tsx'
import { QuestionShortlist } from '../../features/catalogue/matches/question-shortlist.tsx'
import type { Stats } from '../../features/catalogue/matches/use-answer-question.ts'
import { useTopQuestions } from '../../features/people/questions/use-top-questions.ts'
import { ClosestPanel } from '../../features/catalogue/scholarships/overview/closest-panel.tsx'
import { News } from '../../features/student/notifications/news.tsx'
import { useNotifications } from '../../features/student/notifications/use-notifications.ts'
import { closestToReady } from '@laurel/contract/words/closest-to-ready'
import { deadlinesAhead, newcomerWords } from '@laurel/contract/words/deadlines-ahead'
import { greeting } from '../../features/catalogue/scholarships/overview/greeting.ts'
import { NextDeadlines } from '../../features/catalogue/scholarships/overview/next-deadlines.tsx'
import { Pipeline } from '../../features/catalogue/scholarships/overview/pipeline.tsx'
import { type Potential, potentialAwards } from '@laurel/contract/words/potential-awards'
import { PotentialPanel } from '../../features/catalogue/scholarships/overview/potential-panel.tsx'
import { useReturnFocus } from '../../features/catalogue/scholarships/return-focus.ts'
import { RecommendedRow } from '../../features/catalogue/scholarships/overview/recommended-row.tsx'
import { type Upcoming, upcoming } from '@laurel/contract/words/upcoming'
import {
  BEST_MATCHES,
  useEligible,
  useMine,
  useSaved,
  useStats,
} from '../../features/catalogue/listings/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../ui/waiting-rows.tsx'
import styles from './dashboard.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'
import { optionalPart } from '../../ui/optional-part.ts'

// Most people have confirmed their address, and the dashboard's styles are many.
const ConfirmEmailNotice = optionalPart(
  () => import('../../features/people/accounts/confirm-email-notice.tsx'),
)

const PlanAlarm = optionalPart(() => import('../../features/money/plans/plan-alarm.tsx'))

const SuggestionsPanel = optionalPart(
  () => import('../../features/student/family/suggestions-panel.tsx'),
)
const WaitingInvitation = optionalPart(
  () => import('../../features/student/family/waiting-invitation.tsx'),
)

export const meta = () => privateMeta('Dashboard')

export const handle: PageHandle = { crumb: 'Dashboard' }

/** Specification 1, section 9: "6 recommended". */
const RECOMMENDED = 6

export default function DashboardPage() {
  const user = useUser()
  const [now] = useState(clock.now)
  // Asked for once a visit, and never of who has had no subscription.
  const [mayOwe] = useState(user.isActiveSubscription || user.isTrailTaken)
  const [hasInvitation] = useState(() => keptInvitation.read() !== undefined)
  const saved = useSaved()
  const mine = useMine()
  const stats = useStats()
  const suggestions = useSuggestions()
  const top = useTopQuestions()
  const recommended = useEligible(1, BEST_MATCHES, RECOMMENDED)
  const told = useNotifications()
  const own = saved.data && mine.data && { saved: saved.data, mine: mine.data }
  const items = own && upcoming(own.saved, own.mine, now)
  const closest = own ? closestToReady(own.saved, own.mine) : []
  const parts = [saved, mine, stats]
  const hasFailed = parts.some(({ isError, data }) => isError && !data)
  // Waited for with the rest, so that nothing moves when they come.
  const isEmpty = own !== undefined && own.saved.length + own.mine.length === 0
  const isWaiting = useSteadyPending(
    !own ||
      !stats.data ||
      suggestions.isPending ||
      told.isPending ||
      top.isFirstTry ||
      (isEmpty && recommended.isPending),
  )
  const total = stats.data?.yourRecommendation ?? 0
  const row = recommended.data && recommended.data.length > 0 && (
    <RecommendedRow rows={recommended.data} total={total} />
  )
  // Who is new has nothing to watch yet: what fits them comes first, and no empty chart.
  const isNewcomer = isEmpty && Boolean(row)
  useReturnFocus(!isWaiting && recommended.data !== undefined)

  return (
    <>
      <ArrivalToast />
      <PageHeading>{greeting(now, user.firstName)}</PageHeading>
      <p className={styles.intro}>
        {!isWaiting &&
          (isNewcomer && stats.data ? newcomerWords(stats.data) : items && deadlinesAhead(items))}
      </p>
      {mayOwe && (
        <Suspense>
          <PlanAlarm />
        </Suspense>
      )}
      {(!user.isEmailConfirmed || user.pendingEmail !== null) && (
        <Suspense fallback={<div className={styles.notice} />}>
          <div className={styles.notice}>
            <ConfirmEmailNotice />
          </div>
        </Suspense>
      )}
      {hasInvitation && (
        <Suspense fallback={<div className={styles.notice} />}>
          <WaitingInvitation />
        </Suspense>
      )}
      {hasFailed && (
        <ErrorPanel
          message="We couldn’t load your dashboard."
          onRetry={() => parts.forEach((part) => void part.refetch())}
          isRetrying={parts.some(({ isFetching }) => isFetching)}
        />
      )}
      {!hasFailed &&
        (isWaiting || !own || !items || !stats.data ? (
          <WaitingRows label="Loading your dashboard" isShown={isWaiting} />
        ) : (
          <>
            {told.data && <News notifications={told.data.notifications} />}
            {suggestions.data && suggestions.data.length > 0 && (
              <Suspense fallback={<div className={styles.kept} />}>
                <SuggestionsPanel />
              </Suspense>
            )}
            {isNewcomer ? row : <NextDeadlines items={items} now={now} />}
            <QuestionShortlist top={top} />
            <Panels
              hasNoQuestion={top.questions?.length === 0}
              stats={stats.data}
              isNewcomer={isNewcomer}
              items={items}
              potential={potentialAwards(own.saved, own.mine)}
            />
            {closest.length > 0 && <ClosestPanel rows={closest} />}
            {!isNewcomer && row}
          </>
        ))}
    </>
  )
}

interface PanelsProps {
  /** Whether no single answer opens anything. */
  hasNoQuestion: boolean
  stats: Stats
  isNewcomer: boolean
  items: readonly Upcoming[]
  potential: Potential
}

function Panels({ hasNoQuestion, stats, isNewcomer, items, potential }: PanelsProps) {
  const { eligible, possible } = stats
  return (
    <div className={styles.panels}>
      {!isNewcomer && <Pipeline stats={stats} items={items} />}
      {potential.totalUsd > 0 && <PotentialPanel potential={potential} />}
      {hasNoQuestion && eligible === 0 && possible > 0 && <ProfileInvitation possible={possible} />}
    </div>
  )
}
