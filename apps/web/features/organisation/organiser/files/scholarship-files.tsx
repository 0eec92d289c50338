import { SCHOLARSHIP_FORMATS } from '@laurel/contract/scholarship-files'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { useMay, useOrganisation } from '../current-organisation.ts'
import styles from './files.module.css'
import { ImportDialog } from './import-dialog.tsx'
import { useScholarshipExport } from './use-scholarship-file.ts'

const FORMATS = { csv: 'Save as CSV', jsonl: 'Save as JSONL' } as const

/** Scholarships of an organisation as files: in as drafts, out as a table or for programs. */
export default function ScholarshipFiles() {
  const { id } = useOrganisation()
  const mayWrite = useMay('update_scholarship')
  const [isOpen, setOpen] = useState(false)
  const saving = useScholarshipExport(id)
  return (
    <section className={styles.section} aria-labelledby="files-heading">
      <div>
        <h2 id="files-heading">Files</h2>
        <p className={styles.lead}>
          Bring many scholarships in at once as drafts, or save all of yours: CSV for spreadsheets,
          JSONL for other software. What you save can be brought in again.
        </p>
      </div>
      <div className={styles.buttons}>
        {mayWrite && <Button onClick={() => setOpen(true)}>Import a file</Button>}
        {SCHOLARSHIP_FORMATS.map((format) => (
          <Button
            key={format}
            isBusy={saving.isPending && saving.variables === format}
            onClick={() => saving.mutate(format)}
          >
            {FORMATS[format]}
          </Button>
        ))}
      </div>
      {saving.isError && (
        <FailureLine id="save-problem">
          {failureWords(saving.error, 'The file was not made. Please try again.')}
        </FailureLine>
      )}
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
