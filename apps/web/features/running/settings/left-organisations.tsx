import type { OwnOrganisation } from '@laurel/contract/organisations'
import { Link, useNavigate } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { chooseOrganisation } from '../../organisation/organiser/chosen-organisation.ts'
import { useOwnOrganisations } from '../../organisation/organiser/use-own-organisations.ts'
import styles from './settings.module.css'

/** Those that would have no owner without this account. */
export const useLeftOrganisations = (): readonly OwnOrganisation[] =>
  useOwnOrganisations().data?.filter(({ isOnlyOwner }) => isOnlyOwner) ?? []

/** Said before anything is asked, with what can be done about it. */
export function LeftOrganisations() {
  const left = useLeftOrganisations()
  if (left.length === 0) return null
  return (
    <section className={styles.left} aria-labelledby="left-heading">
      <h3 id="left-heading">
        {left.length === 1
          ? 'Your organization loses its owner'
          : 'Your organizations lose their owner'}
      </h3>
      <ul>
        {left.map((organisation) => (
          <LeftOrganisation key={organisation.id} organisation={organisation} />
        ))}
      </ul>
      <p>
        If you go without naming one, scholarships and applications stay as they are, members and
        our administrators are told, and an administrator chooses the next owner. You can{' '}
        <Link to={paths.support}>tell us whom</Link> first.
      </p>
    </section>
  )
}

function LeftOrganisation({ organisation: { id, name } }: { organisation: OwnOrganisation }) {
  const session = useSession()
  const navigate = useNavigate()
  const goThere = () => {
    chooseOrganisation(session?.user.id ?? '', id)
    void navigate(paths.organiserMembers)
  }
  return (
    <li>
      <p>
        You are the only owner of <strong className={styles.name}>{name}</strong>. Make another
        member an owner first, or invite one.
      </p>
      <Button onClick={goThere} aria-label={`Go to the members of ${name}`}>
        Go to its members
      </Button>
    </li>
  )
}
