import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallError } from '../../api/call-error.ts'
import { keys } from '../scholarships/keys.ts'
import { progressOf } from './requirement-progress.ts'
import { useDraft } from './drafts/use-draft.ts'
import { useOpenPanels } from './use-open-panels.ts'
import { useSending } from './use-sending.ts'
import { useUploads } from './use-uploads.ts'

export type ApplicationForm = ReturnType<typeof useApplicationForm>

/** The application form of one scholarship: answers, panels, uploads, Save draft and Submit. */
export function useApplicationForm(scholarship: ScholarshipDetail, known: ApplicantDetails) {
  const { id: scholarshipId, requirements } = scholarship
  const { draft, state } = useDraft(scholarshipId, known)
  const [isFlagged, setFlagged] = useState(false)
  const answer = (id: string, value: FieldValue | undefined) => draft.edit(id, value)
  const uploads = useUploads(answer)
  const progress = progressOf({ requirements, draft: state, uploads, isFlagged })
  const panels = useOpenPanels(progress)
  const flag = () => setFlagged(true)
  const sending = useSending({ scholarshipId, draft, progress, panels, flag })
  useSentElsewhere(scholarshipId, state.refusal)
  return { scholarship, state, draft, answer, uploads, progress, panels, isFlagged, ...sending }
}

/** An application that was sent from another tab shows as such here too. */
function useSentElsewhere(scholarshipId: string, refusal: CallError | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (refusal?.code !== 'ALREADY_APPLIED') return
    void client.invalidateQueries({ queryKey: keys.application(scholarshipId) })
    void client.invalidateQueries({ queryKey: keys.detail(scholarshipId) })
  }, [client, scholarshipId, refusal])
}
