import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './cv-dialog.module.css'
import { CV_LIMITS } from './cv-limits.ts'

interface CvPickerProps {
  onFile: (file: File) => void
  /** The id of the words that say what is wrong. */
  errorId: string | undefined
}

/** The whole zone is a file button: it takes clicks, keys and drops. */
export function CvPicker({ onFile, errorId }: CvPickerProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={classNames(styles.zone, isOver && styles.dropping, errorId && styles.invalid)}
      onDragEnter={() => setOver(true)}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <Icon icon={IconUpload} size={24} />
      <span>
        <b className={styles.choose}>Choose a file</b> or drop it here
      </span>
      <span className={styles.limits}>.doc, .docx or .pdf, under 2 MB</span>
      <input
        type="file"
        className={styles.picker}
        accept={CV_LIMITS.endings.join(',')}
        aria-label="Choose your CV: .doc, .docx or .pdf, under 2 MB"
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
