import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './error-summary.module.css'
import { focusAfter } from './focus-after.ts'

export interface FieldProblem {
  /** The id of the control. */
  fieldId: string
  /** The same words as stand at the field. */
  message: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Counts failed submits: each new one moves the focus here. */
  attempt: number
  /** Opens the panel or tab that holds a field, before it is focused. */
  onReveal?: (fieldId: string) => void
}

export function ErrorSummary({ problems, attempt, onReveal }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasProblems = problems.length > 0

  useEffect(() => {
    if (attempt > 0 && hasProblems) heading.current?.focus()
    // Fixing a field changes the problems, which must not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt])

  if (!hasProblems) return null

  const toField = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    focusAfter(() => onReveal?.(fieldId), fieldId)
  }

  return (
    <div className={styles.summary}>
      <h2 ref={heading} tabIndex={-1}>
        There is a problem
      </h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => toField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
