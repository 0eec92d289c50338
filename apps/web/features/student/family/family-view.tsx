import type { Family, FamilyRole } from '@laurel/contract/family-links'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../../api/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { AccessList } from './access-list.tsx'
import type { LinkToEnd } from './end-link-dialog.tsx'
import styles from './family.module.css'
import { OpenInvitations } from './open-invitations.tsx'
import { ParentList } from './parent-list.tsx'
import { StudentCard } from './student-card.tsx'
import { useFamily } from './use-family.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))
const EndLinkDialog = lazy(() => import('./end-link-dialog.tsx'))

/** Who follows whom, the invitations that are open, and what a parent may see. */
export function FamilyView() {
  const { data, isError, isFetching, refetch } = useFamily()
  const isWaiting = useSteadyPending(!data && !isError)
  if (data) return <Links family={data} />
  if (!isError) return <WaitingRows label="Loading your family" isShown={isWaiting} />
  return (
    <ErrorPanel
      message="We couldn’t load your family."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

function Links({ family }: { family: Family }) {
  const { applicantType } = useUser()
  const [invites, setInvites] = useState<FamilyRole>()
  const [ending, setEnding] = useState<LinkToEnd>()
  const isParent = applicantType === 'PARENT'
  const parents = (
    <Parents key="parents" {...{ family, isParent }} onInvite={setInvites} onEnd={setEnding} />
  )
  const students = (
    <Students key="students" {...{ family, isParent }} onInvite={setInvites} onEnd={setEnding} />
  )
  return (
    <>
      {isParent ? [students, parents] : [parents, students]}
      {family.invitations.length > 0 && <OpenInvitations invitations={family.invitations} />}
      <section aria-labelledby="family-access" className={styles.section}>
        <h2 id="family-access">What a parent sees</h2>
        <AccessList />
      </section>
      <Suspense>
        {invites && <InviteDialog invites={invites} onClose={() => setInvites(undefined)} />}
        {ending && <EndLinkDialog link={ending} onClose={() => setEnding(undefined)} />}
      </Suspense>
    </>
  )
}

interface PartProps {
  family: Family
  isParent: boolean
  onInvite: (role: FamilyRole) => void
  onEnd: (link: LinkToEnd) => void
}

function Parents({ family: { parents }, isParent, onInvite, onEnd }: PartProps) {
  return (
    <section aria-labelledby="family-parents" className={styles.section}>
      <h2 id="family-parents">Who follows me</h2>
      {parents.length === 0 ? (
        <p className={styles.none}>
          {isParent
            ? 'Another parent can follow the scholarships of your own account.'
            : 'No one yet. A parent or guardian can help you search, suggest scholarships and keep track of deadlines.'}
        </p>
      ) : (
        <ParentList parents={parents} onEnd={onEnd} />
      )}
      <Button variant={isParent ? 'outline' : 'filled'} onClick={() => onInvite('parent')}>
        Invite a parent
      </Button>
    </section>
  )
}

function Students({ family: { students }, isParent, onInvite, onEnd }: PartProps) {
  return (
    <section aria-labelledby="family-students" className={styles.section}>
      <h2 id="family-students">My students</h2>
      {students.length === 0 ? (
        <p className={styles.none}>
          {isParent
            ? 'No one yet. A student you invite, or who invites you, appears here.'
            : 'If you are a parent, you can follow the students you invite.'}
        </p>
      ) : (
        <div className={styles.cards}>
          {students.map((student) => (
            <StudentCard key={student.linkId} student={student} onEnd={onEnd} />
          ))}
        </div>
      )}
      <Button variant={isParent ? 'filled' : 'outline'} onClick={() => onInvite('student')}>
        Invite a student
      </Button>
    </section>
  )
}
