import { ActionBarShape } from '../../features/student/applications/sending/action-bar-shape.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { ScholarshipDetailSkeleton } from './scholarship-detail-skeleton.tsx'

const wait = () => showToast({ kind: 'info', message: 'Please wait for scholarship data to load' })

/** The essay page while it loads: its buttons stand where they will be. */
export function UploadEssaySkeleton() {
  return (
    <>
      <ScholarshipDetailSkeleton />
      <ActionBarShape onClick={wait} />
    </>
  )
}
