import { useUser } from '../../../api/use-session.ts'
import { MembershipOffer } from '../plans/membership-offer.tsx'
import { upsellWords } from '../plans/plan-words.ts'
import type { PopupProps } from './popup-props.ts'
import styles from './popup.module.css'

/** When the count of applications reaches two; the number is the person's own. */
export function Upsell({ onClose }: PopupProps) {
  const { scholarshipCount } = useUser()
  return (
    <>
      <div className={styles.offered}>
        <p>{upsellWords(scholarshipCount)}</p>
        <p className={styles.aside}>
          Without a plan, you get 3 more each day you log in. Unused ones carry over.
        </p>
      </div>
      <MembershipOffer onClose={onClose} />
    </>
  )
}
