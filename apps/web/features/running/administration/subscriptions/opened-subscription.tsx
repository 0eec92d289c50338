import type { HeldSubscription } from '@laurel/contract/billing-admin'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import form from '../administration.module.css'
import { Loaded } from '../../../common/records/loaded.tsx'
import { EndGrant } from './end-grant.tsx'
import { SubscriptionDetails } from './subscription-details.tsx'
import styles from './subscription-details.module.css'
import { nameOf } from './subscription-words.ts'
import { useHeldSubscription } from './use-subscriptions.ts'

interface OpenedSubscriptionProps {
  /** Its provider's id of it. */
  providerId: string
  /** As the list has it, until it has come itself. */
  listed: HeldSubscription | undefined
  onClose: () => void
}

/** The subscription that the address names, whether the list beside it shows it or not. */
export function OpenedSubscription({ providerId, listed, onClose }: OpenedSubscriptionProps) {
  const [isEnding, setEnding] = useState(false)
  const query = useHeldSubscription(providerId)
  const subscription = query.data === undefined ? listed : query.data
  return (
    <Dialog
      isOpen
      title={isEnding ? 'Revoke access?' : titleOf(subscription)}
      className={styles.dialog}
      onClose={onClose}
    >
      {!subscription ? (
        <Loaded query={query} noun="the subscription">
          {() => <Unknown providerId={providerId} onClose={onClose} />}
        </Loaded>
      ) : isEnding ? (
        <EndGrant subscription={subscription} onKeep={() => setEnding(false)} onDone={onClose} />
      ) : (
        <SubscriptionDetails subscription={subscription} onTakeBack={() => setEnding(true)} />
      )}
    </Dialog>
  )
}

const titleOf = (subscription: HeldSubscription | null | undefined): string =>
  subscription ? nameOf(subscription) : 'Subscription'

const Unknown = ({
  providerId,
  onClose,
}: Pick<OpenedSubscriptionProps, 'providerId' | 'onClose'>) => (
  <div className={form.form}>
    <p role="alert">
      There is no subscription with the id <b>{providerId}</b>. The link may be incomplete.
    </p>
    <div className={form.actions}>
      <Button variant="filled" onClick={onClose}>
        See the list
      </Button>
    </div>
  </div>
)
