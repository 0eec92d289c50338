import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import styles from './settings.module.css'
import { useExport } from './use-export.ts'

/** Everything about this person as one file. */
export function ExportData() {
  const { state, start, cancel } = useExport()
  const isWorking = state.step === 'working'
  return (
    <>
      <p>
        One ZIP archive with your account, profile, applications with their answers, and the files
        you uploaded. You can read it without us.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void start()} isBusy={isWorking}>
          Download everything about me
        </Button>
        {isWorking && (
          <Button variant="subtle" onClick={cancel}>
            Cancel
          </Button>
        )}
        <p className={styles.progress} role="status">
          {(isWorking || state.step === 'done') && state.words}
        </p>
      </div>
      <p>
        <Link to={`${paths.privacy}#request`}>Ask us</Link> about anything else: to correct what you
        cannot change, to opt out of sale, or to appeal.
      </p>
      {state.step === 'failed' && <FailureLine id="export-failure">{state.words}</FailureLine>}
    </>
  )
}
