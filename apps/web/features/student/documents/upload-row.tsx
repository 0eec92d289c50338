import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { Icon } from '../../../ui/icon.tsx'
import { partWords } from '../../../ui/size-words.ts'
import styles from './files.module.css'
import { UploadBar } from './upload-bar.tsx'

export interface RunningUpload {
  name: string
  sizeBytes: number
  /** From 0 to 1. */
  share: number
}

interface UploadRowProps {
  upload: RunningUpload
  controlId?: string
  onCancel: () => void
}

/** A file on its way. */
export function UploadRow({ upload, controlId, onCancel }: UploadRowProps) {
  const { name, sizeBytes, share } = upload
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <Icon icon={IconFile} />
        <b className={styles.fileName}>{name}</b>
        <span className={styles.caption}>{partWords(sizeBytes * share, sizeBytes)}</span>
      </div>
      <UploadBar name={name} share={share} />
      <div className={styles.rowFoot}>
        <span className={styles.caption}>{Math.round(share * 100)}% uploaded</span>
        <button type="button" id={controlId} className={styles.plain} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
