import { ChartPanel } from '../../../../ui/chart-panel.tsx'
import { type Day, dayWords, takeaway, told } from './visitor-words.ts'
import styles from './visitors.module.css'

/** Day by day, by UTC: a picture, or its values as a table. */
export function DayPanel({ days }: { days: readonly Day[] }) {
  const heading = takeaway(days)
  return (
    <ChartPanel
      heading={heading}
      table={{
        columns: ['Day', 'Visits', 'Pages looked at'],
        rows: days.map(({ day, visits, views }) => [dayWords(day), told(visits), told(views)]),
        hasOnlyNumbers: true,
      }}
      chart={<DayChart label={heading} days={days} />}
    >
      <p className={styles.note}>Days begin and end in Universal Time (UTC). Today is not over.</p>
    </ChartPanel>
  )
}

const HEIGHT = 100

/** A bar for each day. */
function DayChart({ label, days }: { label: string; days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div role="img" aria-label={label}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, visits }, at) => {
          const height = (visits / most) * HEIGHT
          return <rect key={day} x={at + 0.1} y={HEIGHT - height} width={0.8} height={height} />
        })}
      </svg>
      <p className={styles.ends}>
        <span>{first && dayWords(first.day)}</span>
        <span>most: {told(Math.max(0, ...days.map(({ visits }) => visits)))}</span>
        <span>{last && dayWords(last.day)}</span>
      </p>
    </div>
  )
}
