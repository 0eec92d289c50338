import type { Family } from '@laurel/contract/family-links'
import { useState } from 'react'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { longDate } from '@laurel/contract/words/deadline-words'
import type { LinkToEnd } from './end-link-dialog.tsx'
import styles from './family.module.css'
import { nextDeadline, statsWords } from './next-deadline.ts'
import { useStudent } from './use-student.ts'

interface StudentCardProps {
  student: Family['students'][number]
  onEnd: (link: LinkToEnd) => void
}

/** One of a parent's students: what is next, and how it stands. */
export function StudentCard({ student, onEnd }: StudentCardProps) {
  const { linkId, studentId, name } = student
  const headingId = `student-${studentId}`
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <h3 id={headingId}>{name}</h3>
      <Standing studentId={studentId} />
      <div className={styles.cardActions}>
        <ButtonLink to={paths.familyStudent(studentId)} aria-label={`Open ${name}`}>
          Open
        </ButtonLink>
        <Button
          variant="subtle"
          aria-label={`End link with ${name}`}
          onClick={() => onEnd({ linkId, name, other: 'student' })}
        >
          End link
        </Button>
      </div>
    </article>
  )
}

function Standing({ studentId }: { studentId: string }) {
  const { data, isError } = useStudent(studentId)
  const [now] = useState(clock.now)
  if (isError && !data) return <p className={styles.standing}>We couldn’t load the details.</p>
  const next = data && nextDeadline(data.applications, now)
  return (
    <div className={styles.standing} aria-busy={!data || undefined}>
      {data && (
        <>
          <p>{statsWords(data.stats)}</p>
          <p className={styles.small}>
            {next
              ? `Next deadline: ${longDate(next.closesAt.slice(0, 10))}, ${next.title}`
              : 'No deadline of a draft is near.'}
          </p>
        </>
      )}
    </div>
  )
}
