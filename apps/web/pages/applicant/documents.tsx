import { DocumentList } from '../../features/student/documents/document-list.tsx'
import { DocumentSkeleton } from '../../features/student/documents/document-skeleton.tsx'
import { UploadArea } from '../../features/student/documents/upload-area.tsx'
import { useDocuments } from '../../features/student/documents/use-documents.ts'
import { privateMeta } from '../../page-meta.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Documents')

export const handle: PageHandle = { crumb: 'Documents' }

const HEADING_ID = 'page-heading'
const SKELETON_ROWS = 4

export default function DocumentsPage() {
  const { data, isPending, isError, isFetching, refetch } = useDocuments()
  const isSkeletonShown = useSteadyPending(isPending)
  return (
    <>
      <PageHeading id={HEADING_ID} {...(data && { count: data.length })}>
        Documents
      </PageHeading>
      <p className={styles.intro}>
        Upload once, and attach it to as many applications as you like.
      </p>
      <UploadArea />
      {isSkeletonShown && <DocumentSkeleton count={SKELETON_ROWS} isTall />}
      {isError && !data && (
        <ErrorPanel
          message="We couldn’t load your documents."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!isSkeletonShown && data?.length === 0 && (
        <EmptyState>What you upload here or for an application is kept here.</EmptyState>
      )}
      {!isSkeletonShown && data && data.length > 0 && (
        <DocumentList documents={data} headingId={HEADING_ID} />
      )}
    </>
  )
}
