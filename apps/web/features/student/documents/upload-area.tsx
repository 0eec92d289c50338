import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { DOCUMENT_MEGABYTES } from '@laurel/contract/files'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './documents.module.css'
import { DropZone } from './drop-zone.tsx'
import { UploadRow } from './upload-row.tsx'
import { DOCUMENT_ACCEPT, useDocumentUpload } from './use-document-upload.ts'

const LIMITS_ID = 'document-limits'
const PROBLEM_ID = 'document-problem'

/** Where a document is added; its progress takes the place of the zone. */
export function UploadArea() {
  const { running, problem, start, cancel } = useDocumentUpload()
  const isRunning = running !== undefined
  const box = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (hasFocus.current) box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isRunning])

  return (
    <div
      ref={box}
      className={styles.upload}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget) hasFocus.current = currentTarget.contains(relatedTarget)
      }}
    >
      {running ? (
        <UploadRow upload={running} onCancel={cancel} />
      ) : (
        <DropZone
          label="Upload a document"
          accept={DOCUMENT_ACCEPT}
          onFile={start}
          isInvalid={problem !== undefined}
          describedBy={problem === undefined ? LIMITS_ID : `${PROBLEM_ID} ${LIMITS_ID}`}
        >
          <span id={LIMITS_ID} className={styles.limits}>
            PDF, Word or picture, below {DOCUMENT_MEGABYTES} MB
          </span>
        </DropZone>
      )}
      {problem !== undefined && (
        <p id={PROBLEM_ID} className={styles.problem} role="alert">
          <Icon icon={IconAlertCircle} />
          {problem}
        </p>
      )}
    </div>
  )
}
