import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'
import { fileNameOf, isPreviewable } from './file-name.ts'
import { FilePicker } from './file-picker.tsx'
import { FilePreview } from './file-preview.tsx'

interface FileRowProps extends AnswerProps {
  url: string
  onFile: (file: File) => void
  onRemove: () => void
}

/** A file that is kept: look at it, replace it, remove it. */
export function FileRow({ url, onRemove, ...props }: FileRowProps) {
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const name = fileNameOf(url)
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <Icon icon={IconFile} />
        <b className={styles.fileName}>{name}</b>
      </div>
      <div className={styles.rowActions}>
        {isPreviewable(name) ? (
          <button
            type="button"
            className={styles.plain}
            aria-label={`Preview: ${name}`}
            onClick={() => setPreviewOpen(true)}
          >
            Preview
          </button>
        ) : (
          <a className={styles.plain} href={url} aria-label={`Download: ${name}`}>
            Download
          </a>
        )}
        <span className={classNames(styles.plain, styles.replace)}>
          <span aria-hidden="true">Replace</span>
          <FilePicker {...props} label={`Replace: ${name}`} />
        </span>
        <button
          type="button"
          className={styles.plain}
          aria-label={`Remove: ${name}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
      <FilePreview
        name={name}
        url={url}
        isOpen={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
      />
    </div>
  )
}
