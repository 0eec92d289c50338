import { Appearance } from './appearance.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailAddress } from './email-address.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { ExportData } from './export-data.tsx'
import MeasuringChoice from '../../common/measuring/measuring-choice.tsx'
import { Mails } from './mails.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingSection, type SettingArea } from './setting-section.tsx'
import { Sessions } from './sessions.tsx'
import styles from './settings.module.css'
import { useAnchor } from './use-anchor.ts'

const AREAS: readonly SettingArea[] = [
  {
    id: 'email',
    title: 'Email address',
    hint: 'You log in with it, and receipts go there.',
    Content: EmailAddress,
  },
  {
    id: 'password',
    title: 'Password',
    hint: 'A new one signs out your other devices.',
    Content: PasswordForm,
  },
  {
    id: 'devices',
    title: 'Where you are signed in',
    hint: 'Sign out a device you do not know, then change your password.',
    Content: Sessions,
  },
  { id: 'mails', title: 'Emails', hint: 'Saved as you choose.', Content: Mails },
  {
    id: 'appearance',
    title: 'Appearance',
    hint: 'For this browser.',
    Content: Appearance,
  },
  {
    id: 'measuring',
    title: 'Measuring',
    hint: 'For this browser.',
    Content: MeasuringChoice,
  },
  {
    id: 'more',
    title: 'Subscription, family and automation',
    hint: 'Each has its own page.',
    Content: Elsewhere,
  },
  { id: 'data', title: 'Your data', hint: 'Download a copy.', Content: ExportData },
  {
    id: 'delete',
    title: 'Delete my account',
    hint: 'For good, within 24 hours.',
    Content: DeleteAccount,
  },
]

/** Everything about the account itself, in one column with its contents beside it. */
export function Settings() {
  useAnchor()
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label="Settings">
        <ul>
          {AREAS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.areas}>
        {AREAS.map((area) => (
          <SettingSection key={area.id} {...area} />
        ))}
      </div>
    </div>
  )
}
