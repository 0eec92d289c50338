import type { Webhook } from '@laurel/contract/webhooks'
import { useState } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { EndDialog } from './end-dialog.tsx'
import { MessageList } from './message-list.tsx'
import { EVENT_WORDS, STATE_WORDS } from './program-words.ts'
import styles from './programs.module.css'
import { SwitchedOff } from './switched-off.tsx'
import { useDeleteWebhook, useTestWebhook, useWebhooks } from './use-programs.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Where programs of the organisation are told of events. */
export function WebhookList() {
  const query = useWebhooks()
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<Webhook>()
  const remove = useDeleteWebhook()
  return (
    <section className={styles.section} aria-labelledby="webhooks-heading">
      <div className={styles.head}>
        <h2 id="webhooks-heading" tabIndex={-1}>
          Webhooks
        </h2>
        <Button onClick={() => setMaking(true)}>New webhook</Button>
      </div>
      <p className={styles.lead}>
        When something happens, we post a signed message to an address of yours, in the form of{' '}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a>. If it doesn’t get through,
        we try again for three days. If nothing gets through in that time, we switch the webhook off
        and tell the owners.
      </p>
      <Loaded query={query} noun="your webhooks">
        {(list) => (
          <ul className={styles.rows}>
            {list.length === 0 && <li className={styles.none}>No webhooks yet.</li>}
            {list.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onEnd={() => setEnding(webhook)} />
            ))}
          </ul>
        )}
      </Loaded>
      {isMaking && <WebhookDialog onClose={() => setMaking(false)} />}
      {ending && (
        <EndDialog
          title="Delete this webhook?"
          what={`${ending.url} gets no more messages, and those still waiting are not sent.`}
          word="Delete the webhook"
          ended={{ message: 'Webhook deleted', detail: ending.url }}
          headingId="webhooks-heading"
          id={ending.id}
          ending={remove}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  )
}

function WebhookRow({ webhook, onEnd }: { webhook: Webhook; onEnd: () => void }) {
  const { id, url, events, latest, switchedOffAt } = webhook
  const [isOpen, setOpen] = useState(false)
  const test = useTestWebhook()
  const sendTest = () =>
    test.mutate(id, {
      onSuccess: () => {
        setOpen(true)
        showToast({ kind: 'success', message: 'Test on its way', detail: url })
      },
      onError: (error) =>
        showToast({
          kind: 'error',
          message: 'The test was not sent',
          detail: failureWords(error, 'Please try again.'),
        }),
    })
  return (
    <li>
      <div className={styles.row}>
        <div className={styles.what}>
          <strong>{url}</strong>
          <span className={styles.small}>
            {events.map((event) => EVENT_WORDS[event]).join(' · ')}
          </span>
        </div>
        {latest && switchedOffAt === null && (
          <Badge tone={STATE_WORDS[latest.state].tone}>{STATE_WORDS[latest.state].word}</Badge>
        )}
        {switchedOffAt !== null && <Badge tone="danger">Switched off</Badge>}
        <div className={styles.buttons}>
          <Button isBusy={test.isPending} onClick={sendTest} aria-label={`Send a test to ${url}`}>
            Send a test
          </Button>
          <Button
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-label={`Messages to ${url}`}
          >
            Messages
          </Button>
          <Button onClick={onEnd} aria-label={`Delete ${url}`}>
            Delete
          </Button>
        </div>
      </div>
      {switchedOffAt !== null && <SwitchedOff webhook={webhook} />}
      {isOpen && <MessageList webhookId={id} />}
    </li>
  )
}
