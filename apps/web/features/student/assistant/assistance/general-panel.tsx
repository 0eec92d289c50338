import { productName } from '../../../../product.ts'
import type { Chat } from '@laurel/contract/chat-shapes'
import { ChatPanel } from '../chat/chat-panel.tsx'
import styles from './general-chat.module.css'
import { TopicEssay } from './topic-essay.tsx'
import type { useGeneralChat } from './use-general-chat.ts'

interface GeneralPanelProps {
  general: ReturnType<typeof useGeneralChat>
  isForEssay?: boolean
  hasFirstFocus?: boolean
}

/** What is said in the chat about everything, and where the next thing is said. */
export function GeneralPanel({ general, isForEssay = false, hasFirstFocus }: GeneralPanelProps) {
  const { chat, view, hasFailedToClear } = general
  const known = view.chat
  return (
    <>
      {hasFailedToClear && (
        <p role="alert" className={styles.failure}>
          The chat could not be started over. Please try again.
        </p>
      )}
      <ChatPanel
        chat={chat}
        label={`Chat with ${productName}`}
        placeholder={isForEssay ? 'Write an answer' : 'Ask about your scholarships'}
        hasFirstFocus={hasFirstFocus ?? false}
        renderEssay={(message, isLast) =>
          message.essay &&
          known && (
            <TopicEssay
              message={message}
              essay={message.essay}
              chat={chat}
              known={known}
              isLast={isLast}
            />
          )
        }
        foot={known && <p className={styles.foot}>{footWords(known, isForEssay)}</p>}
      />
    </>
  )
}

function footWords({ isOffline, usage }: Chat, isForEssay: boolean): string {
  if (isForEssay) return `${usage.essaysLeft} of ${usage.essayLimit} AI drafts left this month`
  return isOffline
    ? 'Answers come from your own data and the help text.'
    : 'Written with AI from your own data. Check what matters.'
}
