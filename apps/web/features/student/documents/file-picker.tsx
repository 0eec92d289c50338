import styles from './files.module.css'

export interface FilePickerProps {
  label: string
  /** Endings with their dots. */
  accept: readonly string[]
  onFile: (file: File) => void
  id?: string
  isInvalid?: boolean
  describedBy?: string | undefined
}

/** The browser's file input, invisible over the words that stand for it. */
export function FilePicker(props: FilePickerProps) {
  const { label, accept, onFile, id, isInvalid = false, describedBy } = props
  return (
    <input
      type="file"
      id={id}
      className={styles.picker}
      accept={accept.join(',')}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
        // So that the same file can be chosen again.
        target.value = ''
      }}
    />
  )
}
