import type { Applicant } from '@laurel/contract/profile'
import { OPTION_LABELS } from '@laurel/contract/profile-options'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useUser } from '../../../api/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { answerControl, type AnswerValue } from './answer-control.ts'
import { AnswerField } from './answer-field.tsx'
import {
  factWords,
  type OpenQuestion,
  questionKey,
  questionLabel,
  questionWords,
} from '@laurel/contract/words/open-question'
import { usd } from '@laurel/contract/words/amount-words'
import { opensWords } from '@laurel/contract/words/top-questions'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import { refusal, tellChange, tellFailure } from './tell-answer.ts'
import { type Asking, useAnswerQuestion } from './use-answer-question.ts'
import { usePutOffQuestions } from '../../people/questions/put-off-questions.ts'
import { useKnownOpening } from '../../people/questions/use-top-questions.ts'
import styles from './question-dialog.module.css'

interface QuestionDialogProps {
  asking: Asking
  onClose: () => void
  /** Called once all that the answer decides is shown. */
  onRefreshed: () => void
}

const isEmpty = (value: AnswerValue | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isHome = (question: OpenQuestion) =>
  'fact' in question && ['county', 'city'].includes(question.fact)

/** The code of the state in the address, which the student typed as a code or a name. */
function homeStateOf({ address: { state = '' } }: Pick<Applicant, 'address'>): string {
  const wanted = state.trim().toLowerCase()
  const found = Object.entries(OPTION_LABELS.state).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )
  return found?.[0] ?? ''
}

/** One question, asked and answered in place; the lists behind it follow without moving. */
export default function QuestionDialog({ asking, onClose, onRefreshed }: QuestionDialogProps) {
  const [value, setValue] = useState<AnswerValue>()
  const [problem, setProblem] = useState<string>()
  const errorId = useId()
  const answer = useAnswerQuestion(asking)
  const { question } = asking
  const user = useUser()
  const isOwnQuestion = 'attest' in question
  const isShown = useIsShown()
  const addressed = useAddressed()
  const opening = useKnownOpening(question)
  const { putOffOne } = usePutOffQuestions(user.id)

  const change = (next: AnswerValue | undefined) => {
    setValue(next)
    setProblem(undefined)
  }
  // Not by callbacks of the call, which are left out once the question is closed.
  const save = async (given: AnswerValue) => {
    try {
      const { refreshed } = await answer.mutateAsync(given)
      if (isShown.current) onClose()
      void refreshed.then(tellChange).then(onRefreshed)
    } catch (error) {
      if (isShown.current) setProblem(refusal(error))
      else tellFailure(question, error)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.isPending) return
    if (value === undefined || isEmpty(value)) return setProblem('Please give an answer.')
    void save(value)
  }

  const decline = () => {
    if (!isOwnQuestion) putOffOne(questionKey(question))
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={addressed(titleOf(question))}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {isOwnQuestion && <p className={styles.verbatim}>{question.attest}</p>}
        <p className={styles.why}>{whyOf(asking)}</p>
        {opening && (
          <p className={styles.why}>
            Answering opens {opensWords(opening)}
            {opening.amountUsd > 0 && `, ${usd(opening.amountUsd)}`}.
          </p>
        )}
        <AnswerField
          control={answerControl(question)}
          question={addressed(questionWords(question))}
          label={isOwnQuestion ? 'Your answer' : questionLabel(question)}
          homeState={isHome(question) ? homeStateOf(user) : ''}
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
          <Button onClick={decline}>{isOwnQuestion ? 'Not now' : 'Prefer not to say'}</Button>
          <Button type="submit" variant="filled" isBusy={answer.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/** A sponsor's own words stand below: a question, or a sentence that is true or not. */
function titleOf(question: OpenQuestion): string {
  if (!('attest' in question)) return questionWords(question)
  return question.attest.trimEnd().endsWith('?')
    ? 'A question from the sponsor'
    : 'Is this true for you?'
}

function whyOf({ question, sponsor }: Asking): string {
  if (!('attest' in question)) return factWords(question.fact)?.why ?? 'It decides who may apply.'
  return `${sponsor ?? 'The sponsor'} uses this to decide who may apply. Only your own answer counts.`
}
