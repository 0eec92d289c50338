import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FilePicker, type FilePickerProps } from './file-picker.tsx'
import styles from './files.module.css'

/** The whole zone is a file button: it takes clicks, keys and drops. */
export function DropZone({ children, ...picker }: FilePickerProps & { children?: ReactNode }) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={classNames(
        styles.zone,
        isOver && styles.dropping,
        picker.isInvalid && styles.invalid,
      )}
      onDragEnter={() => setOver(true)}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <Icon icon={IconUpload} size={24} />
      <span>
        <b className={styles.choose}>Choose a file</b> or drop it here
      </span>
      {children}
      <FilePicker {...picker} />
    </div>
  )
}
