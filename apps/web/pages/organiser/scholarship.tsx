import { useParams } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { Editor } from '../../features/organisation/editor/editor.tsx'
import { useEditedScholarship } from '../../features/organisation/editor/use-scholarships.ts'
import { privateMeta } from '../../page-meta.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../ui/waiting-rows.tsx'
import { NotFoundMessage } from '../not-found-message.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Scholarship')

export const handle: PageHandle = { crumb: 'Scholarship', isMenuNarrow: true, isFullWidth: true }

export default function OrganiserScholarshipPage() {
  const { id = '' } = useParams()
  const { data, isPending, isError, error, isFetching, refetch } = useEditedScholarship(id)
  const isWaiting = useSteadyPending(isPending)
  if (isError && data === undefined)
    return error instanceof CallError && error.code === 'NOT_FOUND' ? (
      <NotFoundMessage />
    ) : (
      <ErrorPanel
        message="We couldn’t load this scholarship."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || data === undefined)
    return <WaitingRows label="Loading the scholarship" isShown={isWaiting} />
  return <Editor key={data.id} edited={data} />
}
