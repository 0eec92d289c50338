import type { Applicant } from '@laurel/contract/profile'
import type { FormEvent } from 'react'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import formStyles from '../accounts/login-form.module.css'
import { canSkip, isAsked, type Problem, type Question, wordsOf } from '../questions/question.ts'
import { partId } from './controls/answer-control.ts'
import { AnswerField } from './controls/answer-field.tsx'
import styles from './registration.module.css'
import { type RegistrationStep, stepAt } from './registration-steps.ts'
import { useRegistrationStep } from './use-registration-step.ts'

interface RegistrationFormProps {
  step: RegistrationStep
  user: Applicant
}

const idOf = (key: string) => `answer-${key}`
const NONE: readonly Problem[] = []

/** One step of the registration: the questions of a phase as a form. */
export default function RegistrationForm({ step, user }: RegistrationFormProps) {
  const form = useRegistrationStep(step, user)
  const { questions, answers, problems, attempt, refusal, isPending } = form
  const words = (question: Question) => wordsOf(question, answers)
  // Of several dates, the message alone does not say which is meant.
  const all = questions.flatMap((question) =>
    (problems[question.key] ?? []).map(({ part, message }) => ({
      fieldId: partId(idOf(question.key), question, part),
      message: question.control.kind === 'month' ? `${words(question)} ${message}` : message,
    })),
  )
  useDocumentTitle(step.title, all.length > 0)
  const before = stepAt(step.number - 1)
  const isLast = stepAt(step.number + 1) === undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void form.save()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary attempt={attempt} problems={all} />
      {questions
        .filter((question) => isAsked(question, answers))
        .map((question) => (
          <AnswerField
            key={question.key}
            id={idOf(question.key)}
            question={question}
            label={words(question)}
            given={answers[question.key]}
            problems={problems[question.key] ?? NONE}
            isOptional={!question.isSensitive && canSkip(question, answers)}
            today={form.today}
            onChange={(given) => form.answer(question.key, given)}
          />
        ))}
      {refusal && (
        <p className={formStyles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="filled" isWide isBusy={isPending}>
          {isLast ? 'Finish' : 'Save and continue'}
        </Button>
        <div className={styles.ways}>
          {before && <ButtonLink to={before.path}>Back</ButtonLink>}
          <ButtonLink variant="subtle" to={paths.dashboard}>
            Skip for now
          </ButtonLink>
        </div>
      </div>
    </form>
  )
}
