import { updateAutomation } from '@laurel/contract/automation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../api/call.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { keys } from '../../../api/keys.ts'
import { durationWords } from '@laurel/contract/words/duration-words'
import styles from './planner.module.css'

const OFFERED = [15, 30, 45, 60, 90, 120, 180, 240]

/** How much time a day the plan may count on. */
export function PaceField({ minutesPerDay }: { minutesPerDay: number }) {
  const client = useQueryClient()
  const change = useMutation({
    // One after the other, so that the last choice is what stays.
    scope: { id: 'pace' },
    mutationFn: (minutes: number) => call(updateAutomation, { body: { minutesPerDay: minutes } }),
    onSuccess: (automation) => {
      client.setQueryData(keys.automation, automation)
      return client.invalidateQueries({ queryKey: keys.plan })
    },
  })
  const [fieldId, errorId] = [useId(), useId()]
  const shown = change.isPending ? change.variables : minutesPerDay
  const choices = [...new Set([...OFFERED, shown])].toSorted((a, b) => a - b)
  return (
    <div className={styles.pace}>
      <label htmlFor={fieldId}>Time you have each day</label>
      <select
        id={fieldId}
        className={styles.select}
        value={shown}
        onChange={(event) => change.mutate(Number(event.target.value))}
        aria-describedby={change.isError ? errorId : undefined}
      >
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {durationWords(minutes)}
          </option>
        ))}
      </select>
      {change.isError && (
        <FailureLine id={errorId}>This could not be saved. Please try again.</FailureLine>
      )}
    </div>
  )
}
