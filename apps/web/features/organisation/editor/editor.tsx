import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { canAmend } from '@laurel/contract/round-states'
import { lazy, Suspense, useState } from 'react'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { useMay } from '../organiser/current-organisation.ts'

// Which of the two it is, is known only with the scholarship.
const Write = lazy(() => import('./write.tsx'))
const Amend = lazy(() => import('./amend.tsx'))

/**
 * One page for a scholarship: a draft is written, what is published is changed, the rest is read. Once
 * published it is another thing, read anew; while it is written, what is typed counts.
 */
export function Editor({ edited }: { edited: EditedScholarship }) {
  const [mayWrite, mayPublish] = [useMay('update_scholarship'), useMay('publish_scholarship')]
  const isAmended = canAmend(edited.state) && mayWrite && mayPublish
  const { state } = edited
  const [firstState] = useState(state)
  const given = { edited, isInPlace: state !== firstState }
  return (
    <Suspense fallback={<WaitingRows label="Loading the scholarship" isShown />}>
      {isAmended ? <Amend key={state} {...given} /> : <Write key={state} {...given} />}
    </Suspense>
  )
}
