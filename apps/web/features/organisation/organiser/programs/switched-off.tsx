import type { Webhook } from '@laurel/contract/webhooks'
import { failureWords } from '../../../../api/failure-words.ts'
import { shortMomentOf } from '../../../../instant-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from './programs.module.css'
import { useResumeWebhook } from './use-programs.ts'

/** Why an address is told nothing, and the way back. */
export function SwitchedOff({ webhook: { id, url, switchedOffAt } }: { webhook: Webhook }) {
  const resume = useResumeWebhook()
  return (
    <div className={styles.row}>
      <p className={styles.small}>
        Nothing arrived for three days, so it is told nothing since{' '}
        {shortMomentOf(switchedOffAt ?? '')}. Send a test; once it arrives, switch it on again and
        what it missed is sent.
      </p>
      <Button
        isBusy={resume.isPending}
        onClick={() => resume.mutate(id)}
        aria-label={`Switch on again: ${url}`}
      >
        Switch on again
      </Button>
      {resume.isError && (
        <FailureLine id={`${id}-resume`}>
          {failureWords(resume.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
    </div>
  )
}
