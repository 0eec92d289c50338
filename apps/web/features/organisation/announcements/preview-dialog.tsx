import type { Decided, SponsorWords } from '@laurel/contract/announcements'
import { PREVIEWS_LIMIT } from '@laurel/contract/announcements'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { StepButtons } from '../../../ui/step-buttons.tsx'
import { OUTCOME_WORDS } from './outcome-words.ts'
import { usePreview } from './use-winners.ts'
import styles from './winners.module.css'

interface PreviewDialogProps {
  scholarshipId: string
  cycle: string
  words: SponsorWords
  outcome: Decided
  onClose: () => void
}

/** Every mail of one outcome, one after the other, exactly as it would be sent. */
export default function PreviewDialog(props: PreviewDialogProps) {
  const { scholarshipId, cycle, words, outcome, onClose } = props
  const [at, setAt] = useState(0)
  const offset = Math.floor(at / PREVIEWS_LIMIT) * PREVIEWS_LIMIT
  const { data, isError, isFetching, refetch } = usePreview({
    id: scholarshipId,
    cycle,
    words,
    outcome,
    offset,
  })
  const mail = data?.mails[at - offset]
  const total = data?.counts[outcome] ?? 0
  return (
    <Dialog isOpen onClose={onClose} title={`Emails: ${OUTCOME_WORDS[outcome].many}`}>
      {isError && !data && (
        <ErrorPanel
          message="We couldn’t load the emails."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {mail && (
        <article className={styles.mail} aria-live="polite">
          <p className={styles.hint}>
            {(at + 1).toLocaleString('en-US')} of {total.toLocaleString('en-US')}, to{' '}
            {mail.recipient}
          </p>
          <h3>{mail.subject}</h3>
          <p className={styles.text}>{mail.bodyText}</p>
        </article>
      )}
      <div className={styles.buttons}>
        <StepButtons words={['Previous', 'Next']} at={at} count={total} onStep={setAt} />
      </div>
    </Dialog>
  )
}
