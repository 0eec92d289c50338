import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import type { CallError } from '../../../api/call-error.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { keys } from '../../../api/keys.ts'
import { progressOf } from './requirements/requirement-progress.ts'
import type { Origin } from './drafts/unsent-answer.ts'
import { useDraft } from './drafts/use-draft.ts'
import { useOpenPanels } from './requirements/use-open-panels.ts'
import { useSending, type Endings } from './sending/use-sending.ts'
import { useUploads } from './requirements/use-uploads.ts'

export type ApplicationForm = ReturnType<typeof useApplicationForm>

/** Specification 1, section 5. */
const endingsOf = (scholarshipId: string): Endings => ({
  draft: { words: 'Saved draft', to: paths.dashboard },
  submitted: { to: paths.applySuccess(scholarshipId) },
})

/** The application form of one scholarship: answers, panels, uploads, Save draft and Submit. */
export function useApplicationForm(
  scholarship: ScholarshipDetail,
  known: ApplicantDetails,
  endings: Endings = endingsOf(scholarship.id),
) {
  const { id: scholarshipId, requirements } = scholarship
  const { draft, state } = useDraft(scholarshipId, known)
  const [isFlagged, setFlagged] = useState(false)
  const answer = (id: string, value: FieldValue | undefined, origin?: Origin) =>
    draft.edit(id, value, origin)
  const uploads = useUploads((id, publicUrl) => draft.edit(id, publicUrl))
  const progress = progressOf({ requirements, draft: state, uploads, isFlagged })
  const panels = useOpenPanels(progress)
  const flag = () => setFlagged(true)
  const sending = useSending({ scholarshipId, endings, draft, progress, panels, flag })
  useSentElsewhere(scholarshipId, state.refusal)
  return { scholarship, state, draft, answer, uploads, progress, panels, isFlagged, ...sending }
}

/** An application that was sent from another tab shows as such here too. */
function useSentElsewhere(scholarshipId: string, refusal: CallError | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (refusal?.code !== 'ALREADY_APPLIED') return
    showToast({
      kind: 'info',
      message: 'This application was already sent',
      detail: 'What you changed after that is not part of it.',
    })
    void client.invalidateQueries({ queryKey: keys.application(scholarshipId) })
    void client.invalidateQueries({ queryKey: keys.detail(scholarshipId) })
  }, [client, scholarshipId, refusal])
}
