import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import { supportHours } from '../../../support-address.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import shared from './landing.module.css'
import styles from './trust.module.css'

const promises = [
  {
    icon: IconShield,
    title: 'Private by default',
    sentence: 'Your answers are used for matching. They are never sold.',
  },
  {
    icon: IconCalendar,
    title: 'Real dates, real amounts',
    sentence: 'No countdowns. When a deadline is not known, we say so.',
  },
  {
    icon: IconCheck,
    title: 'No purchase necessary',
    sentence: 'Paying never improves your chance in a drawing.',
  },
  {
    icon: IconHelp,
    title: 'People answer',
    sentence: `${supportHours}. A person replies within 24 hours.`,
  },
]

export function Trust() {
  return (
    <section className={classNames(shared.wide, styles.trust)} aria-labelledby="trust-heading">
      <div className={styles.band}>
        <h2 id="trust-heading" className={shared.heading}>
          Calm, and honest about the odds
        </h2>
        <ul>
          {promises.map(({ icon, title, sentence }) => (
            <li key={title}>
              <Icon icon={icon} size={24} />
              <div>
                <h3>{title}</h3>
                <p>{sentence}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
