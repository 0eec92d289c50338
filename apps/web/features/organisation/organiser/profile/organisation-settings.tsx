import type { Organisation } from '@laurel/contract/organisations'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import { Household } from '../household/household.tsx'
import { useMay, useOrganisation } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { VettingStanding } from '../vetting/vetting-standing.tsx'
import { OrganisationName } from './change-name.tsx'
import { ChangeProfile } from './change-profile.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { useOrganisationDetails } from './use-organisation-details.ts'

/** What the organisation says of itself, its vetting, and who lives with whoever reads this. */
export function OrganisationSettings() {
  const { name } = useOrganisation()
  const details = useOrganisationDetails()
  return (
    <>
      <PageHeading>Settings</PageHeading>
      <p className={styles.lead}>{name}</p>
      <Loaded query={details} noun="the settings">
        {(organisation) => <Areas organisation={organisation} />}
      </Loaded>
    </>
  )
}

function Areas({ organisation }: { organisation: Organisation }) {
  const mayChange = useMay('update_organisation')
  return (
    <div className={styles.narrow}>
      <section className={styles.section} aria-labelledby="vetting">
        <h2 id="vetting">Verification</h2>
        <VettingStanding organisation={organisation} />
      </section>
      <section className={styles.section} aria-labelledby="name">
        <h2 id="name">Public name</h2>
        <OrganisationName key={organisation.id} organisation={organisation} />
      </section>
      <section className={styles.section} aria-labelledby="about">
        <h2 id="about">About the organization</h2>
        {mayChange ? (
          <ChangeProfile key={organisation.id} organisation={organisation} />
        ) : (
          <ProfileFacts profile={organisation.profile} />
        )}
      </section>
      <section className={styles.section} aria-labelledby="household">
        <h2 id="household">Your household</h2>
        <Household />
      </section>
    </div>
  )
}
