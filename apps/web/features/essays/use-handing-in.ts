import { useState } from 'react'
import { showToast } from '../../ui/mantine/show-toast.tsx'
import { isEmptyEssay } from './essay-html.ts'
import { type EssayDraft, type EssayTask, essayName } from './essay-task.ts'

/** 'Submit Essay': the essay becomes the answer to its requirement; the application is sent later. */
export function useHandingIn({ requirement }: EssayTask, draft: EssayDraft, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const name = essayName(requirement)

  const handIn = async () => {
    if (isBusy) return
    if (isEmptyEssay(draft.html))
      return showToast({ kind: 'error', message: `Please add your ${name}!!!`, id: 'essay' })
    if (requirement.field.key === '')
      return showToast({ kind: 'error', message: 'Some error occurred!!!', id: 'essay' })
    setBusy(true)
    const isSaved = await draft.saveAll().catch(() => false)
    setBusy(false)
    if (!isSaved) {
      const detail = 'What you wrote is kept. Please try again later'
      return showToast({ kind: 'error', message: 'Something went wrong', detail, id: 'essay' })
    }
    showToast({ kind: 'success', message: `${name} Submitted Successfully!!!`, id: 'essay' })
    onDone()
  }
  return { isBusy, handIn: () => void handIn() }
}
