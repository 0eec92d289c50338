import { useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { documentKind } from '../../documents/document-kind.ts'
import { isPreviewable } from '../../documents/document-words.ts'
import { FilePicker } from '../../documents/file-picker.tsx'
import { FilePreview } from '../../documents/file-preview.tsx'
import styles from '../../documents/files.module.css'
import type { AnswerProps } from './answer-props.ts'
import { fileNameOf } from './file-name.ts'
import { filePickerProps } from './file-picker-props.ts'

interface FileRowProps extends AnswerProps {
  url: string
  onFile: (file: File) => void
  onRemove: () => void
}

/** A file that is kept: look at it, replace it, remove it. */
export function FileRow({ url, onFile, onRemove, ...props }: FileRowProps) {
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const name = fileNameOf(url)
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <Icon icon={documentKind(name).icon} />
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
          <FilePicker {...filePickerProps(props)} label={`Replace: ${name}`} onFile={onFile} />
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
