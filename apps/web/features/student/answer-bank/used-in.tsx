import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import styles from './answer-bank.module.css'
import { plainAnswer } from './answer-words.ts'
import { useOrigin } from './use-origin.ts'

interface UsedInProps {
  scholarshipId: string
  requirement: Requirement
  value: FieldValue | undefined
}

/** Where else this answer is used, and which drafts there still have it as it was. */
export function UsedIn({ scholarshipId, requirement, value }: UsedInProps) {
  const { usedIn, fieldValue } = useOrigin(scholarshipId, requirement.id)
  if (usedIn.length === 0) return null
  const isEdited = plainAnswer(requirement, value) !== plainAnswer(requirement, fieldValue)
  return (
    <p className={styles.usedIn}>
      Also used in:{' '}
      {usedIn.map(({ scholarshipId: id, title, status, isBehind }, position) => (
        <span key={id}>
          {position > 0 && ', '}
          <Link to={paths.scholarshipDetail(id)}>{title}</Link>
          {status === 'Received'
            ? ' (sent)'
            : (isBehind || isEdited) && ' (the draft there has it as it was)'}
        </span>
      ))}
    </p>
  )
}
