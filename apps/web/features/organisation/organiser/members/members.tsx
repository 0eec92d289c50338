import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import { useMay, useOrganisation } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { InvitationList } from './invitation-list.tsx'
import { MemberList } from './member-list.tsx'
import { usePeople } from './use-people.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

/** Who works for the organisation, by role. */
export function Members() {
  const { name } = useOrganisation()
  const mayInvite = useMay('invite_member')
  const [isInviting, setInviting] = useState(false)
  const people = usePeople()
  return (
    <>
      <div className={styles.head}>
        <PageHeading>Members</PageHeading>
        {mayInvite && (
          <Button variant="filled" onClick={() => setInviting(true)}>
            Invite a member
          </Button>
        )}
      </div>
      <p className={styles.lead}>
        Who works for {name}. Members, and whoever lives with them, cannot apply for its
        scholarships.
      </p>
      <Loaded query={people} noun="the members">
        {({ members, invitations }) => (
          <>
            <MemberList members={members} />
            {invitations.length > 0 && <InvitationList invitations={invitations} />}
          </>
        )}
      </Loaded>
      <Suspense>{isInviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  )
}
