import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { lazy, Suspense, useState } from 'react'
import type { BegunReport } from './report-words.ts'
import styles from './report.module.css'

// Few who read a listing report it.
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

interface ReportLinkProps {
  scholarship: ScholarshipDetail
  /** What the report begins with. */
  begun?: BegunReport
  children: string
}

/** Opens a report about a listing. */
export function ReportLink({ scholarship, begun = {}, children }: ReportLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Suspense>
        {isOpen && (
          <ReportDialog scholarship={scholarship} begun={begun} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
