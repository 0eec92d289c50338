import { IMPORT_MEGABYTES, IMPORT_ROWS } from '@laurel/contract/scholarship-files'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DropZone } from '../../../student/documents/drop-zone.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { useOrganisation } from '../current-organisation.ts'
import styles from './files.module.css'
import { countsWords, isWorthTaking } from './report-words.ts'
import { RowTable } from './row-table.tsx'
import { useScholarshipFile } from './use-scholarship-file.ts'

const PROBLEM_ID = 'file-problem'
const ENDINGS = ['.csv', '.jsonl', '.json']

/** A file is chosen, what was read of it looked at, and only then it is brought in. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { id } = useOrganisation()
  const { file, report, isBusy, problem, check, take, startOver } = useScholarshipFile(id)
  const isDone = report?.isDryRun === false
  return (
    <Dialog isOpen onClose={onClose} title="Import a file" className={styles.dialog}>
      <div className={styles.steps}>
        {!report && (
          <>
            <p>
              Each row becomes a draft, or changes one that you brought in before and did not edit
              since. Nothing is published, and you see everything first.
            </p>
            {isBusy ? (
              <p role="status">Reading {file?.name} …</p>
            ) : (
              <DropZone
                label="Choose a file of scholarships"
                accept={ENDINGS}
                isInvalid={problem !== undefined}
                describedBy={problem === undefined ? undefined : PROBLEM_ID}
                onFile={check}
              >
                <span className={styles.small}>
                  CSV, JSONL or JSON, up to {IMPORT_ROWS.toLocaleString('en-US')} rows and{' '}
                  {IMPORT_MEGABYTES} MB.
                </span>
              </DropZone>
            )}
          </>
        )}
        {report && (
          <>
            <p role="status">
              <b>{file?.name}</b>: {countsWords(report)}
            </p>
            <RowTable rows={report.rows} isDone={isDone} />
          </>
        )}
        {problem !== undefined && <FailureLine id={PROBLEM_ID}>{problem}</FailureLine>}
        {report && (
          <div className={styles.actions}>
            {!isDone && (
              <Button onClick={startOver} disabled={isBusy}>
                Choose another file
              </Button>
            )}
            {isDone || !isWorthTaking(report) ? (
              <Button variant="filled" onClick={onClose}>
                Close
              </Button>
            ) : (
              <Button variant="filled" isBusy={isBusy} onClick={take}>
                Bring it in
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
