import type { VettedOrganisation } from '@laurel/contract/organisations-admin'
import { Badge } from '../../../../ui/badge.tsx'
import { ProfileFacts } from '../../../organisation/organiser/profile/profile-facts.tsx'
import { VETTING_WORDS } from '../../../organisation/organiser/vetting/vetting-words.ts'
import { shortMomentOf, shortDayOf } from '../../../../instant-words.ts'
import { type Opening, QueueItem } from '../../../common/records/queue-item.tsx'
import { CHECK_WORDS } from './check-words.ts'
import { DecisionForm } from './decision-form.tsx'
import { OwnerForm } from './owner-form.tsx'
import styles from './vetting.module.css'

interface VettedOrganisationProps extends Opening {
  organisation: VettedOrganisation
}

/** One line that opens: what the organisation says of itself, and the word of an administrator. */
export function VettedOrganisationItem({ organisation, ...opening }: VettedOrganisationProps) {
  const { id, name, profile } = organisation
  return (
    <QueueItem
      bodyId={`organisation-${id}`}
      title={name}
      line={<Line organisation={organisation} />}
      {...opening}
    >
      <div className={styles.columns}>
        <div className={styles.facts}>
          <ProfileFacts profile={profile} />
          <Owners organisation={organisation} />
          <History organisation={organisation} />
        </div>
        <DecisionForm organisation={organisation} />
      </div>
    </QueueItem>
  )
}

type Part = Pick<VettedOrganisationProps, 'organisation'>

function Line({ organisation: { vetting, askedAt, profile } }: Part) {
  const { label, tone, icon } = VETTING_WORDS[vetting]
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <span>{profile.legalName}</span>
      {askedAt !== null && <span>Asked {shortDayOf(askedAt)}</span>}
    </>
  )
}

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
              <strong>{verdict === 'verified' ? 'Verified' : 'Refused'}</strong>{' '}
              {shortMomentOf(decidedAt)} by {decidedBy ?? 'an account that is gone'}
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
