import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AnswerControl } from '../../people/questions/controls/answer-control.tsx'
import {
  canSkip,
  type Given,
  type Problem,
  type Question,
  wordsOf,
} from '../../people/questions/question.ts'
import type { Answers } from '../../people/questions/question.ts'
import styles from './dock.module.css'

interface AnswerFormProps {
  question: Question
  answers: Answers
  /** What the field begins with. */
  initial: Given
  problem: Problem | undefined
  today: string
  /** Under the question, before the control. */
  note?: ReactNode
  /** Called for all that is typed before it is sent. */
  onTyped: (given: Given) => void
  onAnswer: (given: Given) => void
  /** Set while an earlier answer is changed. */
  onCancel?: (() => void) | undefined
}

/** Answers of one field are sent by the arrow in it; chips and single choices send themselves. */
function isSentByButton({ control }: Question): boolean {
  if (control.kind === 'choice') return control.isMultiple
  return !['terms', 'text'].includes(control.kind)
}

/** The control of the question that is asked, and the ways to send or to pass. */
export function AnswerForm(props: AnswerFormProps) {
  const { question, answers, initial, problem, today, note, onTyped, onAnswer, onCancel } = props
  const [given, setGiven] = useState<Given>(initial)
  // A complaint is about what was sent; it goes as soon as that changes.
  const [complained, setComplained] = useState<Problem>()
  const shown = problem === complained ? undefined : problem

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(given)
  }
  const change = (next: Given) => {
    setGiven(next)
    onTyped(next)
    setComplained(problem)
  }
  const skip = question.isSensitive ? 'Prefer not to say' : 'Skip'

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {note}
      <AnswerControl
        id="answer"
        question={question}
        label={question.label}
        words={wordsOf(question, answers)}
        given={given}
        problem={shown}
        today={today}
        onChange={change}
        onPick={(id) => onAnswer([id])}
        trailing={<SendButton />}
      />
      <div className={styles.actions}>
        {canSkip(question, answers, true) && (
          <button type="button" className={styles.skip} onClick={() => onAnswer([])}>
            {skip}
          </button>
        )}
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {isSentByButton(question) && (
          <Button type="submit" variant="filled" className={styles.send}>
            Continue
          </Button>
        )}
      </div>
    </form>
  )
}

export function SendButton() {
  return (
    <button type="submit" className={styles.arrow} aria-label="Send">
      <Icon icon={IconArrowUp} />
    </button>
  )
}
