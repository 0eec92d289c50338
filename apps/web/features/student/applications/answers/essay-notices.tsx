import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { ConflictNotice } from '../drafts/conflict-notice.tsx'
import { MergeNotice } from '../drafts/merge-notice.tsx'
import type { ApplicationForm } from '../use-application-form.ts'

interface EssayNoticesProps {
  form: ApplicationForm
  requirement: Requirement
}

/** What happened to an essay on another device, said where it is written. */
export function EssayNotices({ form, requirement }: EssayNoticesProps) {
  const newer = form.state.conflicts[requirement.id]
  const merged = form.state.merges[requirement.id]
  return (
    <>
      {newer && <ConflictNotice form={form} requirement={requirement} newer={newer} />}
      {merged && <MergeNotice form={form} requirement={requirement} merged={merged} />}
    </>
  )
}
