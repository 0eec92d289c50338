import { useLocation } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { ReceiptSheet } from '../../features/student/tracking/receipt/receipt-sheet.tsx'
import { useReceipt } from '../../features/student/tracking/receipt/use-receipt.ts'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch, paths } from '../../paths.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../ui/waiting-rows.tsx'
import { NotFoundMessage } from '../not-found-message.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Receipt')

export const handle: PageHandle = {
  crumb: 'Receipt',
  parents: [{ label: 'Track applications', to: paths.trackApplications() }],
}

export default function ReceiptPage() {
  const id = idFromSearch(useLocation().search)
  const { data, error, isError, isFetching, refetch } = useReceipt(id)
  const isWaiting = useSteadyPending(data === undefined && !isError)
  if (id === '' || (error instanceof CallError && error.code === 'NOT_FOUND'))
    return <NotFoundMessage />
  return (
    <>
      <PageHeading>Receipt</PageHeading>
      {data && !isWaiting ? (
        <ReceiptSheet receipt={data} />
      ) : isError && !data ? (
        <ErrorPanel
          message="We couldn’t load this receipt."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <WaitingRows label="Loading the receipt" isShown={isWaiting} />
      )}
    </>
  )
}
