import { lazy, Suspense, useEffect, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { useSteadyPending } from '../../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../../ui/waiting-rows.tsx'
import { ListTabs } from '../../../../ui/list-tabs.tsx'
import { statsWords } from '../next-deadline.ts'
import { isUnlinked } from '../unlinked.ts'
import { useStudent } from '../use-student.ts'
import type { PartProps } from './part-props.ts'
import { StudentAgenda } from './student-agenda.tsx'
import styles from './student.module.css'

const StudentMatches = lazy(() => import('./student-matches.tsx'))
const StudentAnswers = lazy(() => import('./student-answers.tsx'))

export const STUDENT_TABS = ['applications', 'matches', 'answers'] as const
export type StudentTab = (typeof STUDENT_TABS)[number]

const LABELS: Record<StudentTab, string> = {
  applications: 'Applications',
  matches: 'Matches',
  answers: 'Answers',
}

/** One student as a linked parent sees them; nothing here sends an application. */
export function StudentView({ studentId, tab }: { studentId: string; tab: StudentTab }) {
  const { data, error, isFetching, refetch } = useStudent(studentId)
  const isWaiting = useSteadyPending(!data && !error)
  const [wasLinked, setLinked] = useState(false)
  if (data && !wasLinked) setLinked(true)
  if (data) return <Student student={data} tab={tab} />
  if (!error)
    return (
      <>
        <PageHeading>Your student</PageHeading>
        <WaitingRows label="Loading your student" isShown={isWaiting} />
      </>
    )
  return (
    <>
      <PageHeading>Your student</PageHeading>
      {isUnlinked(error) ? (
        <NotLinked hasEnded={wasLinked} />
      ) : (
        <ErrorPanel
          message="We couldn’t load this student."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </>
  )
}

function NotLinked({ hasEnded }: { hasEnded: boolean }) {
  useEffect(() => {
    // What had the focus went with the student.
    if (hasEnded) focusHeading()
  }, [hasEnded])
  return (
    <div className={styles.apart}>
      <EmptyState
        title={hasEnded ? 'The link has ended' : 'Not linked'}
        action={
          <ButtonLink to={paths.family} variant="filled">
            Back to Family
          </ButtonLink>
        }
      >
        {hasEnded
          ? 'You no longer follow this student, so nothing of theirs is shown here any more.'
          : 'You are not linked with this student.'}
      </EmptyState>
    </div>
  )
}

function Student({ student, tab }: PartProps & { tab: StudentTab }) {
  const { studentId, firstName, lastName, stats } = student
  const name = `${firstName} ${lastName}`.trim() || 'Your student'
  useDocumentTitle(name)
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <p className={styles.stats}>{statsWords(stats)}</p>
      <p className={styles.only}>
        <em>Only {firstName || 'the student'} can send an application.</em>
      </p>
      <ListTabs
        label="About this student"
        tabs={STUDENT_TABS.map((each) => ({
          label: LABELS[each],
          to: paths.familyStudent(studentId, each),
          isCurrent: each === tab,
        }))}
      />
      <Suspense fallback={<WaitingRows label="Loading" isShown={false} />}>
        {tab === 'applications' && <StudentAgenda student={student} />}
        {tab === 'matches' && <StudentMatches student={student} />}
        {tab === 'answers' && <StudentAnswers student={student} />}
      </Suspense>
    </>
  )
}
