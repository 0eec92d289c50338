import { Navigate, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../ui/waiting-rows.tsx'
import { PickerIntro, PlanPicker } from './plan-picker.tsx'
import styles from './plan-picker.module.css'
import { NO_CHECKOUT } from './plan-words.ts'
import { usePlanChoice } from './use-plan-choice.ts'
import { WhatChanges } from './what-changes.tsx'

/** The plans for whoever has none. */
export function ChoosePlan() {
  const navigate = useNavigate()
  const { choice, isSubscribed, isPending, isRetrying, retry } = usePlanChoice()
  const isWaiting = useSteadyPending(isPending)
  if (isSubscribed) return <Navigate to={paths.plan} replace />
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PageHeading>Unlock Unlimited Scholarship Applications</PageHeading>
        <PickerIntro />
        {choice && !isWaiting ? (
          <PlanPicker choice={choice} onDecline={() => void navigate(paths.dashboard)} />
        ) : isPending || isWaiting ? (
          <WaitingRows label="Loading the plans" isShown={isWaiting} count={3} />
        ) : (
          <ErrorPanel message={NO_CHECKOUT} onRetry={retry} isRetrying={isRetrying} />
        )}
      </div>
      <WhatChanges />
    </div>
  )
}
