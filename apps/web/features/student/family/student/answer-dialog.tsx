import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { answerControl, type AnswerValue } from '../../../catalogue/matches/answer-control.ts'
import { AnswerField } from '../../../catalogue/matches/answer-field.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { useStudentAnswers } from '../use-student.ts'
import type { SharedQuestion } from './shared-questions.ts'
import styles from './student.module.css'

interface AnswerDialogProps {
  studentId: string
  asked: SharedQuestion
  onClose: () => void
}

const isEmpty = (value: AnswerValue | undefined): value is undefined =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** One question, answered for the student. */
export default function AnswerDialog({ studentId, asked, onClose }: AnswerDialogProps) {
  const [value, setValue] = useState<AnswerValue>()
  const [problem, setProblem] = useState<string>()
  const errorId = useId()
  const save = useStudentAnswers(studentId)
  const change = (next: AnswerValue | undefined) => {
    setValue(next)
    setProblem(undefined)
  }
  const send = (fieldValue: AnswerValue | null) => {
    if (save.isPending) return
    const message = fieldValue === null ? 'Answer cleared' : 'Answer saved'
    save.mutate([{ fieldId: asked.key, fieldValue }], {
      onSuccess: () => {
        // The question goes to the other list, and with it the button that opened this.
        if (asked.answer === undefined || fieldValue === null) focusAfter(onClose, focusHeading)
        else onClose()
        showToast({ kind: 'success', message, detail: asked.name })
      },
      onError: (error) =>
        setProblem(failureWords(error, 'The answer could not be saved. Please try again.')),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty(value)) return setProblem('Please give an answer.')
    send(value)
  }
  return (
    <Dialog isOpen onClose={onClose} title={asked.question}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {asked.answer !== undefined && (
          <p className={styles.now}>
            {asked.name}: <strong>{asked.answer}</strong>
          </p>
        )}
        <AnswerField
          control={answerControl(asked)}
          question={asked.question}
          label={asked.name}
          homeState=""
          value={value}
          onChange={change}
          onProblem={setProblem}
          errorId={problem === undefined ? undefined : errorId}
        />
        {problem !== undefined && (
          <p className={styles.problem} id={errorId} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          {asked.answer !== undefined && (
            <span className={styles.clear}>
              <Button variant="subtle" onClick={() => send(null)}>
                Clear answer
              </Button>
            </span>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
