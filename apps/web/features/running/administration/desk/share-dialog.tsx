import type { OftenAsked } from '@laurel/contract/questions-admin'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import admin from '../administration.module.css'
import edit from './edit-dialog.module.css'

interface ShareDialogProps {
  asked: OftenAsked
  isBusy: boolean
  error: Error | null
  onShare: (question: string) => void
  onClose: () => void
}

/** What students are asked once for all listings that ask it. */
export function ShareDialog({ asked, isBusy, error, onShare, onClose }: ShareDialogProps) {
  const { question, listings } = asked
  const [text, setText] = useState(question)
  const refusal = error instanceof CallError ? error.fields['question'] : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onShare(text.trim())
  }
  return (
    <Dialog isOpen title="Ask it once" onClose={onClose} className={edit.edit}>
      <form className={admin.form} onSubmit={submit} noValidate>
        <p>
          {listings.toLocaleString('en-US')} listings will ask this, and count as decided on it.
          What students answered before holds on.
        </p>
        <TextArea
          label="What students are asked"
          hint="A yes means that they may apply."
          rows={3}
          maxLength={300}
          data-autofocus
          value={text}
          error={refusal}
          onChange={({ target }) => setText(target.value)}
        />
        {error && refusal === undefined && (
          <FailureLine id="share-failed">
            {failureWords(error, 'That did not work. Please try again.')}
          </FailureLine>
        )}
        <div className={admin.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={isBusy}>
            Ask once
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
