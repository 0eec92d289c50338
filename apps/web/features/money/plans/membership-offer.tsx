import { useNavigate } from 'react-router'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { promotionalCopy } from '../../../promotional-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { rememberChosenPlan } from './chosen-plan.ts'
import { FeatureCarousel } from './feature-carousel.tsx'
import styles from './membership-offer.module.css'
import { notePlanClick } from './note-plan-click.ts'
import { PlanTiles } from './plan-tiles.tsx'
import { NO_CHECKOUT, termsWords } from './plan-words.ts'
import { statusWords } from './subscription-words.ts'
import { useBilling } from './use-billing.ts'
import { type PlanChoice, usePlanChoice } from './use-plan-choice.ts'

interface MembershipOfferProps {
  onClose: (isAccepted: boolean) => void
}

/** What a membership opens, its three prices, and the way to pay; within a popup. */
export function MembershipOffer({ onClose }: MembershipOfferProps) {
  const { choice, isSubscribed, isPending, isRetrying, retry } = usePlanChoice()
  const isWaiting = useSteadyPending(isPending)
  if (choice && !isWaiting && !isSubscribed) return <Offer choice={choice} onClose={onClose} />
  return (
    <div className={styles.offer}>
      {isPending || isWaiting ? (
        <WaitingRows label="Loading the plans" isShown={isWaiting} count={3} />
      ) : isSubscribed ? (
        <Held onClose={onClose} />
      ) : (
        <ErrorPanel message={NO_CHECKOUT} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!isSubscribed && <Button onClick={() => onClose(false)}>No Thanks</Button>}
    </div>
  )
}

/** There is one already, even where it opens nothing: its page tells why. */
function Held({ onClose }: MembershipOfferProps) {
  const navigate = useNavigate()
  const { data } = useBilling()
  const leave = () => {
    onClose(true)
    void navigate(paths.plan)
  }
  return (
    <>
      {data?.subscription && <p role="status">{statusWords(data, data.subscription)}</p>}
      <div className={styles.choice}>
        <Button onClick={() => onClose(false)}>Close</Button>
        <Button variant="filled" onClick={leave}>
          See your plan
        </Button>
      </div>
    </>
  )
}

function Offer({ choice, onClose }: MembershipOfferProps & { choice: PlanChoice }) {
  const navigate = useNavigate()
  const { chosen } = choice
  const hasTrial = chosen.trialDays > 0
  const words = hasTrial ? `Activate ${chosen.trialDays} Days` : 'Subscribe Now'
  const activate = () => {
    rememberChosenPlan(chosen)
    notePlanClick(words, 'membership-popup')
    onClose(true)
    void navigate(paths.payment(chosen.priceId))
  }
  return (
    <div className={styles.offer}>
      <Tagline hasTrial={hasTrial} />
      {promotionalCopy.membership !== '' && <p>{promotionalCopy.membership}</p>}
      <FeatureCarousel features={chosen.description.split(',')} />
      <PlanTiles choice={choice} isStacked />
      <p className={styles.terms}>{termsWords(chosen, clock.now(), choice.hasTrialLeft)}</p>
      <div className={styles.choice}>
        <Button onClick={() => onClose(false)}>No Thanks</Button>
        <Button variant="filled" onClick={activate}>
          {words}
        </Button>
      </div>
    </div>
  )
}

/** Below 961 px the words are others (specification 2, section 2). */
function Tagline({ hasTrial }: { hasTrial: boolean }) {
  const isWide = useMedia('(min-width: 961px)')
  if (!isWide)
    return (
      <p>
        A {hasTrial && '7-day free '}membership activates automatic application to matched
        scholarships.
      </p>
    )
  return (
    <p>
      The AI-powered application engine finds what fits you, fills in the forms and sends them.{' '}
      <b>{hasTrial ? '7 Days free, cancel anytime' : 'Cancel anytime'}</b>
    </p>
  )
}
