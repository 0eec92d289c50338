import type { WebhookDelivery } from '@laurel/contract/webhooks'
import { useState } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { StepButtons } from '../../../../ui/step-buttons.tsx'
import { shortMomentOf } from '../../../../instant-words.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { messageWords, STATE_WORDS, triesWords } from './program-words.ts'
import styles from './programs.module.css'
import { MESSAGES_SHOWN, useDeliveries, useReplay } from './use-programs.ts'

/** What was sent to one address, the newest first, and what became of it. */
export function MessageList({ webhookId }: { webhookId: string }) {
  const [page, setPage] = useState(1)
  const query = useDeliveries(webhookId, page)
  return (
    <div className={styles.messages}>
      <Loaded query={query} noun="its messages">
        {({ total, deliveries }) => (
          <>
            {total === 0 && <p className={styles.small}>Nothing was sent in the last 30 days.</p>}
            <ul>
              {deliveries.map((delivery) => (
                <Message key={delivery.id} webhookId={webhookId} delivery={delivery} />
              ))}
            </ul>
            {total > MESSAGES_SHOWN && (
              <div className={styles.actions}>
                <StepButtons
                  words={['Newer', 'Older']}
                  at={page - 1}
                  count={Math.ceil(total / MESSAGES_SHOWN)}
                  onStep={(at) => setPage(at + 1)}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Message({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { id, event, body, state, createdAt } = delivery
  const replay = useReplay(webhookId)
  const { word, tone } = STATE_WORDS[state]
  return (
    <li className={styles.message}>
      <div className={styles.what}>
        <span>
          {messageWords(event)} <Badge tone={tone}>{word}</Badge>
        </span>
        <span className={styles.small}>
          {shortMomentOf(createdAt)}. {triesWords(delivery)}
        </span>
        <details className={styles.small}>
          <summary>What was sent</summary>
          <code className={styles.body}>{body}</code>
        </details>
      </div>
      {state !== 'waiting' && (
        <Button
          isBusy={replay.isPending}
          onClick={() => replay.mutate(id)}
          aria-label={`Send again: ${messageWords(event)}, ${shortMomentOf(createdAt)}`}
        >
          Send again
        </Button>
      )}
    </li>
  )
}
