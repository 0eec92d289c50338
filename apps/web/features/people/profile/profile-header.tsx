import type { AnswerOf } from '@laurel/contract/define-call'
import type { readStats } from '@laurel/contract/scholarships'
import { Link } from 'react-router'
import { useUser } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { AvatarButton } from './avatar/avatar-button.tsx'
import styles from './profile.module.css'

interface ProfileHeaderProps {
  stats: AnswerOf<typeof readStats> | undefined
}

const number = (count: number) => count.toLocaleString('en-US')

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
              <Link to={paths.matches}>
                Eligible for {number(stats.eligible)}{' '}
                {stats.eligible === 1 ? 'scholarship' : 'scholarships'}
              </Link>
              {stats.possible > 0 && `, ${number(stats.possible)} more possible`}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
