import type { Chat } from '@laurel/contract/chat-shapes'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { ChatPanel } from '../chat/chat-panel.tsx'
import styles from './general-chat.module.css'
import { TopicEssay } from './topic-essay.tsx'
import { useGeneralChat } from './use-general-chat.ts'

/** The chat about everything, as wide as the page. */
export function GeneralChat({ isForEssay }: { isForEssay: boolean }) {
  const { chat, view, hasFailedToClear, startOver } = useGeneralChat(isForEssay)
  const { chat: known, messages, reply } = view
  const isBegun = messages.length > 1
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <PageHeading>{isForEssay ? 'Write an essay' : `Ask ${productName}`}</PageHeading>
          <Link to={paths.assistance}>Suggested questions</Link>
        </div>
        {isBegun && (
          <Button onClick={() => void startOver()} aria-disabled={reply !== undefined || undefined}>
            <Icon icon={IconRefresh} />
            Start over
          </Button>
        )}
      </div>
      {hasFailedToClear && (
        <p role="alert" className={styles.failure}>
          The chat could not be started over. Please try again.
        </p>
      )}
      <ChatPanel
        chat={chat}
        label={`Chat with ${productName}`}
        placeholder={isForEssay ? 'Write an answer' : 'Ask about your scholarships'}
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
    </div>
  )
}

function footWords({ isOffline, usage }: Chat, isForEssay: boolean): string {
  if (isForEssay) return `${usage.essaysLeft} of ${usage.essayLimit} AI drafts left this month`
  return isOffline
    ? 'Answers come from your own data and the help text.'
    : 'Written with AI from your own data. Check what matters.'
}
