import type { Overdue } from '@laurel/contract/announcements-admin'
import { overdueWords } from '@laurel/contract/words/overdue-words'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { failureWords } from '../../../../api/failure-words.ts'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import styles from './overdue-rounds.module.css'
import { useOverdueRounds, useSettling } from './use-overdue-rounds.ts'

/** Sponsors who did not tell somebody in time or called a round off; nothing while there are none. */
export function OverdueRounds() {
  const { data = [] } = useOverdueRounds()
  if (data.length === 0) return null
  return (
    <section className={styles.overdue} aria-labelledby="overdue-heading">
      <h2 id="overdue-heading">
        <Icon icon={IconAlertTriangle} />
        What sponsors owe their applicants
      </h2>
      <ul>
        {data.map((overdue) => (
          <li key={`${overdue.kind} ${overdue.scholarshipId} ${overdue.cycle}`}>
            <strong>{overdue.title}</strong>: {overdueWords(overdue)}
            {overdue.kind === 'cancelled' && <Settling round={overdue} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Until somebody says so, what was called off stays in the list, however long ago that was. */
function Settling({ round }: { round: Overdue }) {
  const { scholarshipId, title } = round
  const settling = useSettling()
  const settle = () =>
    settling.mutate(round, {
      onSuccess: () => {
        showToast({ kind: 'success', message: 'Kept as settled', detail: title })
        // The pressed button goes.
        focusHeading()
      },
    })
  return (
    <div className={styles.settling}>
      <Button
        aria-label={`Nothing is owed any more: ${title}`}
        isBusy={settling.isPending}
        onClick={settle}
      >
        Nothing is owed any more
      </Button>
      {settling.isError && (
        <FailureLine id={`settling-${scholarshipId}`}>
          {failureWords(settling.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </div>
  )
}
