import type { CatalogueImport } from '@laurel/contract/imports-admin'
import { Button } from '../../../../ui/button.tsx'
import { DropZone } from '../../../student/documents/drop-zone.tsx'
import { UploadBar } from '../../../student/documents/upload-bar.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { CATALOGUE_ENDINGS } from './import-file.ts'
import styles from './imports.module.css'
import { useCatalogueUpload } from './use-catalogue-upload.ts'

const PROBLEM_ID = 'catalogue-problem'

/** Where a file of scholarships is chosen or dropped, and how far it is. */
export function CatalogueUpload({ onSent }: { onSent: (sent: CatalogueImport) => void }) {
  const { sending, problem, send, cancel } = useCatalogueUpload(onSent)
  return (
    <div className={styles.upload}>
      {sending ? (
        <div className={styles.sending}>
          <p role="status">Sending {sending.name}</p>
          <UploadBar name={`Sending ${sending.name}`} share={sending.share} />
          <Button onClick={cancel}>Cancel</Button>
        </div>
      ) : (
        <DropZone
          label="Choose a file of scholarships"
          accept={CATALOGUE_ENDINGS}
          isInvalid={problem !== undefined}
          describedBy={problem === undefined ? undefined : PROBLEM_ID}
          onFile={(file) => void send(file)}
        >
          <span className={styles.kinds}>
            JSON, JSONL or CSV. Nothing comes in before you say so.
          </span>
        </DropZone>
      )}
      {problem !== undefined && <FailureLine id={PROBLEM_ID}>{problem}</FailureLine>}
    </div>
  )
}
