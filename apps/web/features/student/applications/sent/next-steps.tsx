import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { useUser } from '../../../../api/use-session.ts'
import { Icon, type IconShape } from '../../../../ui/icon.tsx'
import { announcedWords } from '../announced-words.ts'
import styles from './next-steps.module.css'

/** What happens after an application was sent (specification 1, "Apply-success screen"). */
export function NextSteps({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { id, title, user } = scholarship
  const { phone } = useUser()
  return (
    <ol className={styles.steps}>
      <Step icon={IconCheck} isDone>
        Application submitted for <Link to={paths.scholarshipDetail(id)}>{title}</Link>
      </Step>
      <Step icon={IconTrophy}>{announcedWords(scholarship)}</Step>
      <Step icon={IconBell}>
        You hear from us by email and in your notifications.
        {phone && ` ${user.firstName} may phone you, too.`}
      </Step>
      <Step icon={IconListDetails}>
        Track its status in the Applied tab of{' '}
        <Link to={paths.myScholarship('applied')}>My Scholarship</Link>, or{' '}
        <Link to={paths.trackApplications()}>see every step</Link>
      </Step>
      <Step icon={IconSearch}>
        <Link to={paths.matches}>Find more matches</Link>
      </Step>
      <Step icon={IconFiles}>
        Reuse your documents: <Link to={paths.documents}>your files</Link> and answers are offered
        again where they fit
      </Step>
    </ol>
  )
}

interface StepProps {
  icon: IconShape
  isDone?: boolean
  children: ReactNode
}

function Step({ icon, isDone = false, children }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <span className={styles.seal}>
        <Icon icon={icon} size={16} />
      </span>
      <span>{children}</span>
    </li>
  )
}
