import { useState } from 'react'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { dayInZone } from '@laurel/contract/words/deadline-words'
import { ownZone } from '../../../instant-words.ts'
import { Agenda } from './agenda.tsx'
import { Backwards } from './backwards.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { durationWords } from '@laurel/contract/words/duration-words'
import { PaceField } from './pace-field.tsx'
import styles from './planner.module.css'
import { TightNotice } from './tight-notice.tsx'
import { type Plan, usePlan } from './use-plan.ts'

/** The work left, planned backwards from each deadline, and the way of it into a calendar. */
export default function Planner() {
  const { data, isError, isFetching, refetch } = usePlan()
  const isWaiting = useSteadyPending(data === undefined && !isError)
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load your plan."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data) return <WaitingRows label="Loading your plan" isShown={isWaiting} />
  return data.scholarships.length === 0 ? <NothingPlanned /> : <Planned plan={data} />
}

function NothingPlanned() {
  return (
    <div className={styles.stack}>
      <EmptyState
        title="Nothing to plan yet"
        action={
          <ButtonLink to={paths.matches} variant="filled">
            Browse matches
          </ButtonLink>
        }
      >
        Save a scholarship with its heart, or start an application, and its work is planned here.
      </EmptyState>
      <CalendarFeed />
    </div>
  )
}

function Planned({ plan: { minutesPerDay, scholarships } }: { plan: Plan }) {
  const [today] = useState(() => dayInZone(clock.now(), ownZone()))
  const minutesLeft = scholarships.reduce((sum, each) => sum + each.minutesLeft, 0)
  const count = scholarships.length
  return (
    <>
      <div className={styles.top}>
        <p className={styles.intro}>
          About {durationWords(Math.round(minutesLeft / 5) * 5)} of work for{' '}
          {count === 1 ? 'one scholarship' : `${count} scholarships`}, planned backwards from{' '}
          {count === 1 ? 'its deadline' : 'each deadline'}.
        </p>
        <PaceField minutesPerDay={minutesPerDay} />
      </div>
      <TightNotice scholarships={scholarships} />
      <div className={styles.columns}>
        <Agenda scholarships={scholarships} today={today} />
        <div className={styles.stack}>
          <Backwards scholarships={scholarships} today={today} />
          <CalendarFeed />
        </div>
      </div>
    </>
  )
}
