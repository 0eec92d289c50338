import { longDate } from '@laurel/contract/words/deadline-words'
import { exactUsd } from '@laurel/contract/words/exact-usd'
import { CallError } from '../../../api/call-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { useWinnerList } from './use-winner-list.ts'
import styles from './winner-list-dialog.module.css'

interface WinnerListDialogProps {
  scholarshipId: string
  cycle: string
  title: string
  onClose: () => void
}

/** Who won, by first name and initial, with what each receives. */
export default function WinnerListDialog(props: WinnerListDialogProps) {
  const { scholarshipId, cycle, title, onClose } = props
  return (
    <Dialog isOpen onClose={onClose} title="Who won">
      <p className={styles.title}>
        {title}
        {cycle !== 'open' && `, round of ${cycle}`}
      </p>
      <Winners scholarshipId={scholarshipId} cycle={cycle} />
    </Dialog>
  )
}

function Winners({ scholarshipId, cycle }: Pick<WinnerListDialogProps, 'scholarshipId' | 'cycle'>) {
  const { data, error, isPending, isFetching, refetch } = useWinnerList(scholarshipId, cycle)
  const isWaiting = useSteadyPending(isPending)
  if (error instanceof CallError && error.code === 'WINNER_LIST_OVER') return <p>{error.message}</p>
  if (error && !data)
    return (
      <ErrorPanel
        message="We couldn’t load who won."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data) return <WaitingRows label="Loading who won" isShown={isWaiting} />
  return (
    <>
      {data.winners.length === 0 ? (
        <p>Nobody has this award now: it could not be handed over.</p>
      ) : (
        <ul className={styles.winners}>
          {data.winners.map(({ name, amount }, at) => (
            // Two may have the same name and amount.
            <li key={`${at} ${name}`}>
              <span className={styles.name}>{name}</span>
              {amount !== null && <span className={styles.amount}>{exactUsd(amount)}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        For those who applied and for the sponsor, until {longDate(data.until)}. Only first names
        and initials are shown.
      </p>
    </>
  )
}
