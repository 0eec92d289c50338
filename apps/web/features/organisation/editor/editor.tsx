import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { canAmend } from '@laurel/contract/round-states'
import { lazy, Suspense } from 'react'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { useMay } from '../organiser/current-organisation.ts'

// Which of the two it is, is known only with the scholarship.
const Write = lazy(() => import('./write.tsx'))
const Amend = lazy(() => import('./amend.tsx'))

/** One page for a scholarship: a draft is written, what is published is changed, the rest is read. */
export function Editor({ edited }: { edited: EditedScholarship }) {
  const [mayWrite, mayPublish] = [useMay('update_scholarship'), useMay('publish_scholarship')]
  const isAmended = canAmend(edited.state) && mayWrite && mayPublish
  return (
    <Suspense fallback={<WaitingRows label="Loading the scholarship" isShown />}>
      {isAmended ? <Amend edited={edited} /> : <Write edited={edited} />}
    </Suspense>
  )
}
