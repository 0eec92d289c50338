import type { AnswerOf } from '@laurel/contract/define-call'
import type { readStats } from '@laurel/contract/scholarships'
import { Link } from 'react-router'
import { useUser } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { AvatarButton } from './avatar/avatar-button.tsx'
import styles from './profile.module.css'

interface ProfileHeaderProps {
  stats: AnswerOf<typeof readStats> | undefined
}

const waiting = ({ eligible, possible }: AnswerOf<typeof readStats>) => {
  if (eligible === 0) return possible === 1 ? 'it needs' : 'all of them need'
  return possible === 1 ? '1 of them needs' : `${possible} of them need`
}

/** Whose profile it is, and what it is worth so far. */
export function ProfileHeader({ stats }: ProfileHeaderProps) {
  const { firstName, lastName } = useUser()
  return (
    <div className={styles.person}>
      <AvatarButton />
      <div>
        <p className={styles.name}>
          {firstName} {lastName}
        </p>
        <p className={styles.eligible}>
          {stats && (
            <>
              <Link to={paths.matches}>Eligible for {stats.yourRecommendation} scholarships</Link>
              {stats.possible > 0 && `, ${waiting(stats)} an answer from you`}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
