import type { OwnerlessOrganisation } from '@laurel/contract/organisations-admin'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { Icon } from '../../../../ui/icon.tsx'
import { ROLE_WORDS } from '../../../organisation/organiser/members/role-words.ts'
import styles from './overdue-rounds.module.css'
import { OwnerForm } from './owner-form.tsx'
import { useOwnerless } from './use-vettings.ts'

/** Organisations whose last owner deleted their account; nothing while there are none. */
export function Ownerless() {
  const { data = [] } = useOwnerless()
  if (data.length === 0) return null
  return (
    <section className={styles.overdue} aria-labelledby="ownerless-heading">
      <h2 id="ownerless-heading">
        <Icon icon={IconAlertTriangle} />
        Organizations without an owner
      </h2>
      <ul className={styles.tasks}>
        {data.map((organisation) => (
          <li key={organisation.id}>
            <NameOwner organisation={organisation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NameOwnerProps {
  organisation: OwnerlessOrganisation
}

/** An organisation without an owner, who belongs to it, and a way to name one. */
export function NameOwner({ organisation: { id, name, members } }: NameOwnerProps) {
  return (
    <>
      <h3>{name}</h3>
      {members.length === 0 ? (
        <p>It has no members. Name somebody you have checked with the sponsor.</p>
      ) : (
        <>
          <p>Its members:</p>
          <ul>
            {members.map(({ name: member, email, role }) => (
              <li key={email}>
                {member} · {email} · {ROLE_WORDS[role].label}
              </li>
            ))}
          </ul>
        </>
      )}
      <OwnerForm id={id} name={name} />
    </>
  )
}
