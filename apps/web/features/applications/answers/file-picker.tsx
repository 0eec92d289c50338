import { acceptedBy, parseLimits } from '../requirement-limits.ts'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'

interface FilePickerProps extends AnswerProps {
  label: string
  onFile: (file: File) => void
}

/** The browser's file input, invisible over the words that stand for it. */
export function FilePicker(props: FilePickerProps) {
  const { requirement, controlId, error, describedBy, label, onFile } = props
  return (
    <input
      type="file"
      id={controlId}
      className={styles.picker}
      accept={acceptedBy(parseLimits(requirement.limits)).join(',')}
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
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
