import { Link } from 'react-router'
import { useUser } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { supportAddress } from '../../../support-address.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from './subscription-support.module.css'

/** What to do when a subscription does not work as it should. */
export function SubscriptionSupport() {
  const { firstName } = useUser()
  return (
    <div className={styles.page}>
      <PageHeading>Subscription Support</PageHeading>
      <p className={styles.greeting}>
        Hello{firstName && ` ${firstName}`}, is something wrong with your subscription?
      </p>
      <ol className={styles.steps}>
        <li>
          <h2>Look at your plan</h2>
          <p>
            <Link to={paths.plan}>Your plan and profile</Link> says what you are subscribed to and
            what is charged when. Cancel there, change your card, or save an invoice.
          </p>
        </li>
        <li>
          <h2>Log out and log in again</h2>
          <p>
            You paid and something is still locked? Logging in again unlocks what you paid for.
            Logout is the last entry of the menu.
          </p>
        </li>
        <li>
          <h2>Write to us</h2>
          <p>
            Still not right? Ask on <Link to={paths.support}>Support</Link>, or email{' '}
            <a href={`mailto:${supportAddress}?subject=Subscription`}>{supportAddress}</a> from the
            address you log in with. Never send the number of a card.
          </p>
        </li>
      </ol>
    </div>
  )
}
