import { discardDraft } from '@laurel/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { keys } from '../../../api/keys.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import styles from './question.module.css'
import type { ApplicationForm } from './use-application-form.ts'

/** At the end of the form: everything written in it goes, after a second question. */
export function DeleteDraft({ form }: { form: ApplicationForm }) {
  const [isOpen, setOpen] = useState(false)
  const { title } = form.scholarship
  const deletion = useDeletion(form)
  if (Object.keys(form.state.values).length === 0) return null
  return (
    <div className={styles.end} data-print="hide">
      <Button variant="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete draft
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete this draft?">
        <div className={styles.confirm}>
          <p>
            Everything you filled in for <strong>{title}</strong> is deleted, on all your devices.
            Files stay with your documents.
          </p>
          {deletion.isError && (
            <FieldError id="deletion-error">{failureWords(deletion.error)}</FieldError>
          )}
          <div className={styles.choice}>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button
              variant="danger"
              isBusy={deletion.isPending}
              onClick={() => deletion.mutate(undefined)}
            >
              Delete draft
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}

function useDeletion({ scholarship, draft }: ApplicationForm) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id, title } = scholarship
  return useMutation({
    // Nothing is saved meanwhile or after: it would begin the draft anew.
    mutationFn: () => draft.hold(() => deleteDraft(id).then(() => draft.finish())),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keys.lists })
      await navigate(paths.myScholarship('draft'))
      client.removeQueries({ queryKey: keys.detail(id) })
      showToast({ kind: 'success', message: 'Draft deleted', detail: title })
    },
  })
}

/** A draft that never reached the server is as good as deleted there. */
async function deleteDraft(id: string): Promise<void> {
  try {
    await call(discardDraft, { params: { id } })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'NOT_FOUND')) throw error
  }
}

const failureWords = (error: unknown): string =>
  error instanceof CallError && error.code !== undefined
    ? error.message
    : 'It could not be deleted. Please try again.'
