import type { ReactNode } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from './checkout.module.css'

interface OutcomeProps {
  title: string
  children: ReactNode
  /** Asks the provider again. */
  onAsk?: () => void
  isAsking?: boolean
}

/** A checkout that did not lead to a subscription, or not yet, and the ways on. */
export function Outcome({ title, children, onAsk, isAsking = false }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      <PageHeading>{title}</PageHeading>
      {children}
      <div className={styles.actions}>
        {onAsk ? (
          <Button variant="filled" onClick={onAsk} isBusy={isAsking}>
            Check again
          </Button>
        ) : (
          <ButtonLink variant="filled" to={paths.subscriptionPlan}>
            Back to the plans
          </ButtonLink>
        )}
        <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
      </div>
    </div>
  )
}

/** For an address that names no checkout of this person's. */
export const NoCheckout = () => (
  <Outcome title="We couldn’t find that payment">
    <p>Nothing was charged here. Your plan page shows what you pay for.</p>
  </Outcome>
)

export const isUnknown = (id: string, error: unknown): boolean =>
  id === '' ||
  (error instanceof CallError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED'))

export function Waiting({ title }: { title: string }) {
  return (
    <div className={styles.outcome}>
      <PageHeading>{title}</PageHeading>
      <span className={styles.turning} aria-hidden="true" />
      <p>We are checking with the payment provider. This takes a few seconds.</p>
    </div>
  )
}
