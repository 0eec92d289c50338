import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Pay } from '../../features/money/plans/pay.tsx'
import { holdPopups } from '../../features/money/popups/popup-queue.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Payment')

export const handle: PageHandle = {
  crumb: 'Payment',
  parents: [{ label: 'Plans', to: paths.subscriptionPlan }],
}

export default function PaymentPage() {
  const [search] = useSearchParams()
  useEffect(() => holdPopups(), [])
  return (
    <>
      <PageHeading>Payment</PageHeading>
      <Pay priceId={search.get('pId') ?? ''} />
    </>
  )
}
