import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { DropZone } from '../documents/drop-zone.tsx'
import { UploadBar } from '../documents/upload-bar.tsx'
import styles from './cv-dialog.module.css'
import { CV_LIMITS } from '@laurel/contract/requirement-limits'
import { EarlierCvs } from './earlier-cvs.tsx'
import { useCvUpload } from './use-cv-upload.ts'
import { useEarlierCvs } from './use-earlier-cvs.ts'

const LIMIT_WORDS = '.doc, .docx or .pdf, under 2 MB'

interface CvDialogProps {
  /** How many scholarships it goes to. */
  count: number
  onClose: () => void
  /** Given the public link of the CV that was uploaded or chosen. */
  onCv: (publicUrl: string) => void
}

/** The CV that goes with a bulk application: a new file, or one uploaded before. */
export default function CvDialog({ count, onClose, onCv }: CvDialogProps) {
  const errorId = useId()
  const earlier = useEarlierCvs()
  const cv = useCvUpload()
  const [chosenId, setChosenId] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const chosen = earlier.find(({ id }) => id === chosenId)
  const isSending = cv.share !== undefined
  const problem = cv.problem ?? (isAsked && !cv.file && !chosen ? 'Please upload!' : undefined)

  const takeFile = (file: File) => {
    setChosenId(undefined)
    cv.choose(file)
  }
  const takeEarlier = (id: string) => {
    setChosenId(id)
    cv.choose(undefined)
  }
  const accept = async () => {
    if (chosen) return onCv(chosen.publicUrl)
    if (!cv.file) return setAsked(true)
    const publicUrl = await cv.send(cv.file)
    if (publicUrl === undefined) return
    showToast({ kind: 'success', message: `${cv.file.name} file uploaded successfully` })
    onCv(publicUrl)
  }

  return (
    <Dialog isOpen title="Apply with your CV" onClose={onClose}>
      <div className={styles.body}>
        <p>
          It goes to {count === 1 ? 'the 1 scholarship' : `all ${count} scholarships`} you selected.
        </p>
        {!isSending && (
          <DropZone
            label={`Choose your CV: ${LIMIT_WORDS}`}
            accept={CV_LIMITS.endings}
            onFile={takeFile}
            isInvalid={problem !== undefined}
            describedBy={problem === undefined ? undefined : errorId}
          >
            <span className={styles.limits}>{LIMIT_WORDS}</span>
          </DropZone>
        )}
        <p className={styles.problem} id={errorId} role="alert">
          {problem}
        </p>
        {cv.file && !isSending && (
          <p className={styles.file} role="status">
            <Icon icon={IconFile} />
            <b>{cv.file.name}</b>
          </p>
        )}
        {isSending && cv.file && (
          <div className={styles.progress}>
            <b>{cv.file.name}</b>
            <UploadBar name={cv.file.name} share={cv.share ?? 0} />
            <span className={styles.limits}>{Math.round((cv.share ?? 0) * 100)}% uploaded</span>
          </div>
        )}
        {earlier.length > 0 && !isSending && (
          <EarlierCvs files={earlier} chosenId={chosenId} onChoose={takeEarlier} />
        )}
        <div className={styles.actions}>
          <Button onClick={isSending ? cv.cancel : onClose}>Cancel</Button>
          <Button variant="filled" isBusy={isSending} onClick={() => void accept()}>
            {chosen ? 'Use this CV' : 'Upload file'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
