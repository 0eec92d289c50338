import { type CalendarFeed as Feed } from '@laurel/contract/calendar'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import styles from './planner.module.css'
import { useCalendarChange, useCalendarFeed } from './use-calendar-feed.ts'

/** Deadlines and planned work in the student's own calendar. */
export function CalendarFeed() {
  const { data, isError, isFetching, refetch } = useCalendarFeed()
  if (data) return <Panel>{data.path === null ? <Off /> : <On path={data.path} />}</Panel>
  if (!isError)
    return (
      <Panel>
        <p className={styles.kept} aria-busy="true" />
      </Panel>
    )
  return (
    <Panel>
      <p>We couldn’t load your calendar address.</p>
      <Button onClick={() => void refetch()} isBusy={isFetching}>
        Try again
      </Button>
    </Panel>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" tabIndex={-1} className={styles.heading}>
        Add to your calendar
      </h2>
      <div className={styles.calendar}>{children}</div>
    </section>
  )
}

function Off() {
  const change = useCalendarChange()
  return (
    <>
      <p>
        Your deadlines and planned work in Google Calendar, Apple Calendar or Outlook. They stay up
        to date automatically.
      </p>
      <p className={styles.small}>
        It works through a private address. Anyone who has it can read your deadlines, so keep it to
        yourself. You can switch it off at any time.
      </p>
      <Button onClick={() => change.mutate('create')} isBusy={change.isPending}>
        Add to your calendar
      </Button>
      {change.isError && (
        <FailureLine id="calendar-error">This did not work. Please try again.</FailureLine>
      )}
    </>
  )
}

function On({ path }: { path: NonNullable<Feed['path']> }) {
  return <CalendarAddress address={new URL(path, window.location.origin).href} />
}
