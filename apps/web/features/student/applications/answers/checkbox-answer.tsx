import { SafeHtml } from '../../../../ui/safe-html.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'

/** One box to tick: what is agreed to is its label. */
export function CheckboxAnswer(props: AnswerProps) {
  const { requirement, value, onChange, controlId, error, describedBy } = props
  const { title, description } = requirement
  return (
    <label className={styles.option} htmlFor={controlId}>
      <input
        type="checkbox"
        id={controlId}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      />
      {description.trim() === '' ? title : <SafeHtml html={description} />}
    </label>
  )
}
