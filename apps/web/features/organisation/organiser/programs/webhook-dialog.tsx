import { WEBHOOK_EVENTS, type WebhookEvent } from '@laurel/contract/webhooks'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { MadeSecret } from './made-secret.tsx'
import { EVENT_WORDS } from './program-words.ts'
import styles from './programs.module.css'
import { toggled } from './toggled.ts'
import { useCreateWebhook } from './use-programs.ts'

const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, label: EVENT_WORDS[value] }))

/** Has an address told of events, and shows once with what its messages are signed. */
export function WebhookDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS)
  const create = useCreateWebhook()
  const [isLeft, setLeft] = useState(false)
  const fields = create.error instanceof CallError ? create.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate({ url, events: [...events] })
  }
  return (
    <Dialog isOpen onClose={create.data ? () => setLeft(true) : onClose} title="New webhook">
      {create.data ? (
        <MadeSecret noun="secret" text={create.data.secret} isLeft={isLeft} onClose={onClose} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <p>Messages carry ids, not names. Your software can read the rest with a key.</p>
          <TextField
            label="Address"
            hint="A public one that begins with https://."
            type="url"
            autoComplete="off"
            value={url}
            error={fields['url']}
            onChange={(event) => setUrl(event.target.value)}
          />
          <ChoiceField
            name="events"
            legend="Tell it when"
            isMultiple
            options={EVENTS}
            chosen={events}
            error={fields['events']}
            onChoose={(event) => setEvents(toggled(WEBHOOK_EVENTS, events, event))}
          />
          {create.isError && Object.keys(fields).length === 0 && (
            <FailureLine id="webhook-error">
              {failureWords(create.error, 'The webhook could not be made. Please try again.')}
            </FailureLine>
          )}
          <div className={styles.actions}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="filled" isBusy={create.isPending}>
              Add the webhook
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
