import { COUNTRY_LABELS, type CountryCode } from '@laurel/contract/option-countries'
import type { OrganisationProfile } from '@laurel/contract/organisation-profile'
import type { ReactNode } from 'react'
import styles from '../organiser.module.css'

const countryOf = (code: string): string => COUNTRY_LABELS[code as CountryCode] ?? code

/** Opened apart, and told nothing of where it was opened from. */
const WebLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer nofollow">
    {address}
  </a>
)

/** What an organisation says of itself, to read. */
export function ProfileFacts({ profile }: { profile: OrganisationProfile | null }) {
  if (profile === null) return <p className={styles.small}>Nobody has filled this in yet.</p>
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Legal name', profile.legalName],
    ['Country', countryOf(profile.country)],
    [profile.country === 'US' ? 'EIN' : 'Registration number', profile.registrationNumber],
    ['Website', <WebLink key="website" address={profile.website} />],
    [
      'Contact',
      [profile.contactName, profile.contactEmail, profile.contactPhone].filter(Boolean).join(', '),
    ],
    ['How winners are chosen', profile.selection],
    ['Who pays the winners', profile.payer],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
