import { ButtonLink } from '../../ui/button.tsx'
import { paths } from '../../paths.ts'
import styles from './plan-alarm.module.css'
import { statusWords } from './subscription-words.ts'
import { useBilling } from './use-billing.ts'

/** Tells whoever subscribes that their card was refused, where they come every day; else nothing. */
export default function PlanAlarm() {
  const { data } = useBilling()
  const subscription = data?.subscription
  if (!data || subscription?.status !== 'past_due') return null
  return (
    <section className={styles.alarm} aria-label="Your subscription">
      <p className={styles.words}>{statusWords(data, subscription)}</p>
      <ButtonLink to={paths.plan}>View Subscription Plan</ButtonLink>
    </section>
  )
}
