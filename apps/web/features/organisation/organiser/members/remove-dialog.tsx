import type { OrganisationPeople } from '@laurel/contract/organisation-members'
import { useNavigate } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { useOrganisation } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { useLeaving, useRemoval } from './use-people.ts'

export type Person = OrganisationPeople['members'][number]

interface RemoveDialogProps {
  person: Person
  onClose: () => void
}

/** Asks once more: only a new invitation brings a member back. */
export default function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { name: organisation } = useOrganisation()
  const navigate = useNavigate()
  const removal = useRemoval()
  const leaving = useLeaving()
  const ending = person.isYou ? leaving : removal
  const who = person.name || person.email
  const confirm = () => {
    if (person.isYou) return leaving.mutate(undefined, { onSuccess: () => void leave() })
    removal.mutate(person.userId, {
      onSuccess: () => {
        // The button that opened this is gone.
        focusAfter(onClose, focusHeading)
        showToast({ kind: 'success', message: 'Member removed', detail: who })
      },
    })
  }
  const leave = async () => {
    showToast({ kind: 'success', message: `You left ${organisation}` })
    await navigate(paths.organiser)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={person.isYou ? `Leave ${organisation}?` : `Remove ${who}?`}
    >
      <div className={styles.form}>
        <p>
          {person.isYou
            ? 'You no longer see its scholarships and applicants. An owner can invite you again.'
            : `${who} no longer sees the scholarships and applicants of ${organisation}. You can invite them again.`}
        </p>
        {ending.isError && (
          <FailureLine id="removal-error">
            {failureWords(ending.error, 'It did not work. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{person.isYou ? 'Stay' : 'Keep them'}</Button>
          <Button variant="danger" onClick={confirm} isBusy={ending.isPending}>
            {person.isYou ? 'Leave' : 'Remove'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
