import { AUTOMATIC_DAILY_MAXIMUM } from '@laurel/contract/automation'
import { useId } from 'react'
import styles from './automation.module.css'

interface DailyLimitProps {
  limit: number
  onChange: (limit: number) => void
}

const CHOICES = Array.from({ length: AUTOMATIC_DAILY_MAXIMUM }, (_, index) => index + 1)

/** Most applications that are sent by themselves in one day. */
export function DailyLimit({ limit, onChange }: DailyLimitProps) {
  const fieldId = useId()
  return (
    <div className={styles.limit}>
      <label htmlFor={fieldId}>Limit per day</label>
      <select id={fieldId} value={limit} onChange={(event) => onChange(Number(event.target.value))}>
        {CHOICES.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  )
}
