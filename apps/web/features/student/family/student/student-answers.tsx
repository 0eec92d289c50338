import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../../ui/waiting-rows.tsx'
import { useFormFields } from '../../../people/profile/use-profile.ts'
import { useStudentProfile } from '../use-student.ts'
import { type SharedQuestion, sharedQuestions } from './shared-questions.ts'
import type { PartProps } from './part-props.ts'
import styles from './student.module.css'

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))

/** The profile questions that are shared: those still open first. */
export default function StudentAnswers({ student }: PartProps) {
  const profile = useStudentProfile(student.studentId)
  const fields = useFormFields()
  const [asked, setAsked] = useState<SharedQuestion>()
  const parts = [profile, fields]
  const hasFailed = parts.some(({ isError, data }) => isError && !data)
  const isWaiting = useSteadyPending(!hasFailed && !(profile.data && fields.data))
  if (hasFailed)
    return (
      <ErrorPanel
        message="We couldn’t load the questions."
        onRetry={() => parts.forEach((part) => void part.refetch())}
        isRetrying={parts.some(({ isFetching }) => isFetching)}
      />
    )
  if (!profile.data || !fields.data)
    return <WaitingRows label="Loading questions" isShown={isWaiting} />
  const questions = sharedQuestions(
    fields.data.values(),
    profile.data.applicantFields,
    student.firstName,
  )
  return (
    <>
      <p className={styles.intro}>
        Private questions, which only {student.firstName || 'the student'} answers, are not listed.
      </p>
      <Groups
        title="Not answered yet"
        questions={questions.filter(isOpen)}
        onAsk={setAsked}
        isOpen
      />
      <Groups title="Answered" questions={questions.filter(isAnswered)} onAsk={setAsked} />
      {asked && (
        <Suspense>
          <AnswerDialog
            key={asked.key}
            studentId={student.studentId}
            asked={asked}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const isAnswered = ({ answer }: SharedQuestion) => answer !== undefined
const isOpen = ({ answer }: SharedQuestion) => answer === undefined

interface GroupsProps {
  title: string
  questions: readonly SharedQuestion[]
  onAsk: (question: SharedQuestion) => void
  /** The first group stands open. */
  isOpen?: boolean
}

function Groups({ title, questions, onAsk, isOpen: startsOpen = false }: GroupsProps) {
  const groups = [...Map.groupBy(questions, ({ group }) => group)]
  if (groups.length === 0) return null
  const headingId = `answers-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={headingId} className={styles.groups}>
      <h2 id={headingId} tabIndex={-1} className={styles.groupsTitle}>
        {title} <span className={styles.small}>{questions.length}</span>
      </h2>
      {groups.map(([group, members], position) => (
        <details key={group} className={styles.group} open={startsOpen && position === 0}>
          <summary>
            {group} <span className={styles.small}>{members.length}</span>
          </summary>
          <ul>
            {members.map((question) => (
              <Row key={question.key} question={question} onAsk={() => onAsk(question)} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Row({ question, onAsk }: { question: SharedQuestion; onAsk: () => void }) {
  const { name, answer } = question
  const action = answer === undefined ? 'Answer' : 'Change'
  return (
    <li className={styles.questionRow}>
      <span>
        {answer === undefined ? question.question : name}
        {answer !== undefined && <strong className={styles.answer}>{answer}</strong>}
      </span>
      <Button variant="subtle" aria-label={`${action}: ${name}`} onClick={onAsk}>
        {action}
      </Button>
    </li>
  )
}
