import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import { lazy, type MouseEvent, Suspense } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePlanOffer } from './use-plan-offer.ts'

const PlanDialog = lazy(() => import('./plan-dialog.tsx'))

interface CrownLinkProps {
  className?: string | undefined
  labelClassName?: string | undefined
  /** Which page counts the click. */
  pageName: string
}

/** The way to one's plan, or to the plans: a page, or a popup on narrow screens. */
export function CrownLink({ className, labelClassName, pageName }: CrownLinkProps) {
  const { isActiveSubscription } = useUser()
  const offer = usePlanOffer()
  const words = isActiveSubscription ? 'View Subscription Plan' : 'Get Full Access'
  const follow = (event: MouseEvent) => {
    void import('./note-plan-click.ts').then(({ notePlanClick }) => notePlanClick(words, pageName))
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!isActiveSubscription && isPlain && offer.openNarrow()) event.preventDefault()
  }
  return (
    <>
      <Link
        to={isActiveSubscription ? paths.plan : paths.subscriptionPlan}
        className={className}
        title={words}
        onClick={follow}
      >
        <Icon icon={IconCrown} />
        <span className={labelClassName}>{words}</span>
      </Link>
      {offer.isOpen && (
        <Suspense>
          <PlanDialog title="Membership Options" onClose={offer.close} />
        </Suspense>
      )}
    </>
  )
}
