import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'
import { FilePicker } from './file-picker.tsx'

/** The whole zone is a file button: it takes clicks, keys and drops. */
export function FileDropZone(props: AnswerProps & { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={classNames(styles.zone, isOver && styles.dropping, props.error && styles.invalid)}
      onDragEnter={() => setOver(true)}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <Icon icon={IconUpload} size={24} />
      <span>
        <b className={styles.choose}>Choose a file</b> or drop it here
      </span>
      <FilePicker {...props} label={`Choose a file for ${props.requirement.title}`} />
    </div>
  )
}
