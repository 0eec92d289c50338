import type { OrganisationPeople } from '@laurel/contract/organisation-members'
import { ROLES, type OrganisationRole } from '@laurel/contract/organisation-rights'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { useMay } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import type { Person } from './remove-dialog.tsx'
import { ROLE_WORDS } from './role-words.ts'
import { useRoleChange } from './use-people.ts'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].label }))

export function MemberList({ members }: Pick<OrganisationPeople, 'members'>) {
  const mayChange = useMay('update_member')
  const [leaving, setLeaving] = useState<Person>()
  return (
    <section className={styles.section} aria-label="Members">
      <ul className={styles.rows}>
        {members.map((person) => (
          <li key={person.userId} className={styles.row}>
            <span className={styles.who}>
              <strong>
                {person.name || person.email}
                {person.isYou && ' (you)'}
              </strong>
              {person.name !== '' && <span className={styles.small}>{person.email}</span>}
              <span className={styles.small}>
                {!mayChange && `${ROLE_WORDS[person.role].label}: `}
                {ROLE_WORDS[person.role].may}
              </span>
            </span>
            {mayChange && <RoleChoice person={person} />}
            {(mayChange || person.isYou) && (
              <Button variant="subtle" onClick={() => setLeaving(person)}>
                {person.isYou ? 'Leave' : 'Remove'}
                {!person.isYou && <VisuallyHidden> {person.name || person.email}</VisuallyHidden>}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {leaving && <RemoveDialog person={leaving} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </section>
  )
}

/** Chosen, and then changed: an arrow key on the choice alone gives and takes no rights. */
function RoleChoice({ person: { userId, name, email, role } }: { person: Person }) {
  const change = useRoleChange()
  const [chosen, setChosen] = useState<OrganisationRole>(role)
  const who = name || email
  const isOther = chosen !== role
  const choose = (next: string) => {
    change.reset()
    if (next !== '') setChosen(next as OrganisationRole)
  }
  const write = () =>
    change.mutate(
      { userId, role: chosen },
      {
        onSuccess: () =>
          showToast({ kind: 'success', message: `${who}: ${ROLE_WORDS[chosen].label}` }),
        onError: () => setChosen(role),
      },
    )
  return (
    <div className={styles.role}>
      <SelectField
        label="Role"
        aria-label={`Role of ${who}`}
        options={OPTIONS}
        value={chosen}
        onChange={choose}
      />
      {isOther && (
        <Button isBusy={change.isPending} onClick={write}>
          Change<VisuallyHidden> the role of {who}</VisuallyHidden>
        </Button>
      )}
      {change.isError && (
        <FailureLine id={`role-${userId}`}>
          {failureWords(change.error, 'It could not be changed. Please try again.')}
        </FailureLine>
      )}
    </div>
  )
}
