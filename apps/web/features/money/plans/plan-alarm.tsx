import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from './plan-alarm.module.css'
import { statusWords } from './subscription-words.ts'
import { useBilling } from './use-billing.ts'
import { usePortal } from './use-portal.ts'

/** Tells whoever subscribes that their card was refused, where they come every day; else nothing. */
export default function PlanAlarm() {
  const { data } = useBilling()
  const portal = usePortal()
  const subscription = data?.subscription
  if (!data || subscription?.status !== 'past_due') return null
  return (
    <section className={styles.alarm} aria-label="Your subscription">
      <p className={styles.words}>{statusWords(data, subscription)}</p>
      {data.hasPortal ? (
        <Button onClick={portal.open} isBusy={portal.isOpening}>
          Change card
        </Button>
      ) : (
        <ButtonLink to={paths.plan}>View Subscription Plan</ButtonLink>
      )}
    </section>
  )
}
