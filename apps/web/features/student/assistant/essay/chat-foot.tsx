import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { OpenChat } from '../chat/open-chat.ts'
import { useChatView } from '../chat/use-chat-view.ts'
import styles from './essay-chat.module.css'

/** From here on the month's essays are counted down. */
const FEW = 10

/** What is left of the month's essays, and the way to begin anew. */
export function ChatFoot({ chat }: { chat: OpenChat }) {
  const { chat: known, messages, reply } = useChatView(chat)
  const [isAsking, setAsking] = useState(false)
  if (!known) return null
  const { essaysLeft, essayLimit } = known.usage
  const canStartOver = messages.length > 1 && !reply
  const startOver = () => {
    setAsking(false)
    void chat.startOver()
  }
  if (isAsking && canStartOver)
    return (
      <div className={styles.foot} role="group" aria-label="Start over">
        <p>Forget everything said here?</p>
        <Button onClick={() => setAsking(false)}>Keep it</Button>
        <Button onClick={startOver}>Start over</Button>
      </div>
    )
  if (!canStartOver && essaysLeft > FEW) return null
  return (
    <div className={styles.foot}>
      <p>{essaysLeft <= FEW && `${essaysLeft} of ${essayLimit} AI drafts left this month`}</p>
      {canStartOver && (
        <Button variant="subtle" onClick={() => setAsking(true)}>
          Start over
        </Button>
      )}
    </div>
  )
}
