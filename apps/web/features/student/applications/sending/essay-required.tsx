import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { useAssistant } from '../../assistant/essay/assistant-context.ts'
import { isDraftAllowed } from '../../assistant/essay/policy-words.ts'
import styles from '../question.module.css'
import own from './essay-required.module.css'
import { controlIdOf } from '../requirements/requirement-progress.ts'
import { isEmptyAnswer, isWritten } from '@laurel/contract/requirement-status'
import type { ApplicationForm } from '../use-application-form.ts'

/** After a submit without the essay: an offer to write it now, once for each visit. */
export function EssayRequired({ form }: { form: ApplicationForm }) {
  const { isFlagged, progress, state } = form
  const gaps = progress.filter(({ gap }) => gap !== undefined).map((each) => each.requirement)
  const essay = gaps.find((each) => isWritten(each) && isEmptyAnswer(each, state.values[each.id]))
  const isAsked = isFlagged && essay !== undefined
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked || wasAsked) return
    setAsked(true)
    setOpen(true)
  }, [isAsked, wasAsked])

  const close = () => setOpen(false)
  const goOn = (id: string | undefined, action: 'focus' | 'click') =>
    focusAfter(close, () => {
      const control = id === undefined ? null : document.getElementById(controlIdOf(id))
      control?.focus()
      if (action === 'click') control?.click()
    })
  const assistant = useAssistant()
  if (!essay) return null
  const writeWithAi = () => focusAfter(close, () => assistant?.show(essay.id))
  const canDraft = assistant !== undefined && isDraftAllowed(assistant.policy)
  const decline = () => goOn(gaps[0]?.id, 'focus')
  return (
    <Dialog isOpen={isOpen} onClose={decline} title="This application needs an essay">
      <div className={styles.confirm}>
        <p>
          <b>{essay.title}</b> is still empty. You can write it now, or later: it is saved as you
          go.
        </p>
        <div className={styles.choice}>
          <Button onClick={decline}>Not now</Button>
          <Button variant={canDraft ? 'outline' : 'filled'} onClick={() => goOn(essay.id, 'click')}>
            Write essay
          </Button>
          {canDraft && (
            <Button variant="filled" className={own.first} onClick={writeWithAi}>
              Write Essay With AI
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
