import type { VettedOrganisation } from '@laurel/contract/organisations-admin'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProfileFacts } from '../../organiser/profile/profile-facts.tsx'
import { VETTING_WORDS } from '../../organiser/vetting/vetting-words.ts'
import { moment, shortDay } from '../instants.ts'
import support from '../support/support.module.css'
import { CHECK_WORDS } from './check-words.ts'
import { DecisionForm } from './decision-form.tsx'
import { OwnerForm } from './owner-form.tsx'
import styles from './vetting.module.css'

interface VettedOrganisationProps {
  organisation: VettedOrganisation
  isOpen: boolean
  onToggle: () => void
}

/** One line that opens: what the organisation says of itself, and the word of an administrator. */
export function VettedOrganisationItem(props: VettedOrganisationProps) {
  const { organisation, isOpen, onToggle } = props
  const { id, name, vetting, askedAt, profile } = organisation
  const { label, tone, icon } = VETTING_WORDS[vetting]
  const bodyId = `organisation-${id}`
  return (
    <li className={support.request}>
      <div className={support.head}>
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
            {name}
          </button>
        </h2>
        <p className={support.line}>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
          <span>{profile.legalName}</span>
          {askedAt !== null && <span>Asked {shortDay(askedAt)}</span>}
        </p>
        <Icon icon={IconChevronDown} className={support.chevron} />
      </div>
      <div id={bodyId} className={support.body} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.columns}>
            <div className={styles.facts}>
              <ProfileFacts profile={profile} />
              <Owners organisation={organisation} />
              <History organisation={organisation} />
            </div>
            <DecisionForm organisation={organisation} />
          </div>
        )}
      </div>
    </li>
  )
}

type Part = Pick<VettedOrganisationProps, 'organisation'>

const Owners = ({ organisation: { id, name: organisation, owners } }: Part) => (
  <section aria-label="Owners">
    <h3>Owners</h3>
    <ul>
      {owners.map(({ name, email, isEmailConfirmed }) => (
        <li key={email}>
          {name} · {email}
          {!isEmailConfirmed && ' (address not confirmed)'}
        </li>
      ))}
    </ul>
    <OwnerForm id={id} name={organisation} />
  </section>
)

function History({ organisation: { vettings } }: Part) {
  if (vettings.length === 0) return null
  return (
    <section aria-label="Earlier decisions">
      <h3>Earlier decisions</h3>
      <ol className={styles.history}>
        {vettings.map(({ verdict, decidedAt, decidedBy, checked, note }) => (
          <li key={decidedAt}>
            <p>
              <strong>{verdict === 'verified' ? 'Verified' : 'Refused'}</strong> {moment(decidedAt)}{' '}
              by {decidedBy ?? 'an account that is gone'}
            </p>
            {checked.length > 0 && (
              <p>Checked: {checked.map((check) => CHECK_WORDS[check] ?? check).join(', ')}</p>
            )}
            {note !== '' && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
