import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { AssistantLine, Bubble, OwnLine, Paragraphs, Thinking } from './bubble.tsx'
import type { ChatView, Reply } from './chat-view.ts'
import styles from './chat.module.css'
import { wordsOf } from './words-of.ts'

/** What is not in the log yet: the question that is on its way, and the answer as far as it is written. */
export function UnderWay({ reply }: { reply: Reply }) {
  return (
    <>
      {!reply.isTaken && <OwnLine as="div" text={wordsOf(reply.asked)} />}
      {reply.text === '' ? (
        <Thinking />
      ) : (
        <AssistantLine as="div">
          <Bubble>
            <Paragraphs text={reply.text} />
          </Bubble>
        </AssistantLine>
      )}
    </>
  )
}

/** Until it has come, or because it has not. */
export function Opening({ view, onTryAgain }: { view: ChatView; onTryAgain: () => void }) {
  if (view.trouble)
    return (
      <div className={styles.opening}>
        <ErrorPanel message={view.trouble.message} onRetry={onTryAgain} />
      </div>
    )
  return (
    <div className={styles.opening} aria-busy="true">
      <VisuallyHidden>Loading the chat</VisuallyHidden>
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  )
}
