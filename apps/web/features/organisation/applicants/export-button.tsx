import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { EXPORT_FORMATS, exportApplicants } from '@laurel/contract/applicants'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { download, saveFile } from '../../../api/download.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import styles from './dialogs.module.css'
import { setOf } from './use-applicants.ts'

type Format = (typeof EXPORT_FORMATS)[number]

const FORMATS: Readonly<Record<Format, { act: string; hint: string }>> = {
  csv: { act: 'Save as CSV', hint: 'A table for spreadsheets, a row for each applicant.' },
  jsonl: { act: 'Save as JSONL', hint: 'A line for each applicant, for other software.' },
  zip: {
    act: 'Save as ZIP',
    hint: 'The table, and for each applicant a folder with a PDF of the application and its files.',
  },
}

interface ExportButtonProps {
  scholarshipId: string
  filter: ApplicantFilter
  /** How many the filter finds. */
  total: number
  /** It found as many before; how many there are now is on its way. */
  isOutdated: boolean
}

/** Saves what the table shows, on all its pages. */
export function ExportButton({ scholarshipId, filter, total, isOutdated }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const query = { ...setOf(filter), format }
      saveFile(
        await download(exportApplicants, { params: { id: scholarshipId }, query }),
        `applicants.${format}`,
      )
    },
    onSuccess: () => setOpen(false),
    onError: (error) =>
      showToast({
        kind: 'error',
        message: 'The export was not made',
        detail:
          error instanceof CallError && error.code === 'TOO_MANY_REQUESTS'
            ? 'Your organization has made all exports allowed in an hour. Please try again later.'
            : 'Please try again.',
      }),
  })
  return (
    <>
      <Button disabled={isOutdated} onClick={() => setOpen(true)}>
        <Icon icon={IconDownload} />
        Export
      </Button>
      <Dialog
        isOpen={isOpen && !isOutdated}
        onClose={() => setOpen(false)}
        title={
          total === 1 ? 'Export 1 applicant' : `Export ${total.toLocaleString('en-US')} applicants`
        }
      >
        <div className={styles.fields}>
          <p className={styles.hint}>
            As filtered, without those who withdrew. The export is noted in your organization’s
            record.
          </p>
          {EXPORT_FORMATS.map((format) => (
            <div key={format} className={styles.format}>
              <p>{FORMATS[format].hint}</p>
              <Button
                isBusy={save.isPending && save.variables === format}
                onClick={() => save.mutate(format)}
              >
                {FORMATS[format].act}
              </Button>
            </div>
          ))}
        </div>
      </Dialog>
    </>
  )
}
