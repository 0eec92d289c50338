import { useState } from 'react'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { isEmptyEssay } from './essay-html.ts'
import { type EssayDraft, type EssayTask, essayName } from './essay-task.ts'

/** 'Submit Essay': the essay becomes the answer to its requirement; the application is sent later. */
export function useHandingIn({ requirement }: EssayTask, draft: EssayDraft, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = essayName(requirement)

  const handIn = async () => {
    if (isBusy) return
    setProblem(undefined)
    if (isEmptyEssay(draft.html)) return setProblem(`Please add your ${name}!!!`)
    if (requirement.field.key === '') return setProblem('Some error occurred!!!')
    setBusy(true)
    const isSaved = await draft.saveAll().catch(() => false)
    setBusy(false)
    if (!isSaved)
      return setProblem('Something went wrong. What you wrote is kept. Please try again later.')
    onDone()
    showToast({ kind: 'success', message: `${name} Submitted Successfully!!!`, id: 'essay' })
  }
  return { isBusy, problem, handIn: () => void handIn() }
}
