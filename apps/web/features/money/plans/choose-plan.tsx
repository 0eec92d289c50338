import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { PickerIntro, PlanPicker } from './plan-picker.tsx'
import styles from './plan-picker.module.css'
import { NO_CHECKOUT } from './plan-words.ts'
import { useInvitationLink } from './use-invitation.ts'
import { usePlanChoice } from './use-plan-choice.ts'
import { WhatChanges } from './what-changes.tsx'

const InvitationDialog = lazy(() => import('./invitation-dialog.tsx'))

/** The plans for whoever has none; who declines may invite others, or goes to the dashboard. */
export function ChoosePlan() {
  const navigate = useNavigate()
  const link = useInvitationLink()
  const [isInviting, setInviting] = useState(false)
  const leave = () => void navigate(paths.dashboard)
  const { choice, isSubscribed, isPending, isRetrying, retry } = usePlanChoice()
  const isWaiting = useSteadyPending(isPending)
  if (isSubscribed) return <Navigate to={paths.plan} replace />
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PageHeading>Unlock Unlimited Scholarship Applications</PageHeading>
        <PickerIntro />
        {choice && !isWaiting ? (
          <PlanPicker
            choice={choice}
            onDecline={() => (link === undefined ? leave() : setInviting(true))}
          />
        ) : isPending || isWaiting ? (
          <WaitingRows label="Loading the plans" isShown={isWaiting} count={3} />
        ) : (
          <ErrorPanel message={NO_CHECKOUT} onRetry={retry} isRetrying={isRetrying} />
        )}
      </div>
      <WhatChanges />
      {isInviting && link !== undefined && (
        <Suspense>
          <InvitationDialog link={link} onClose={leave} />
        </Suspense>
      )}
    </div>
  )
}
