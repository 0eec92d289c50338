import type { AssistantEssay, Chat, ChatMessage } from '@laurel/contract/chat-shapes'
import { htmlToText } from '@laurel/contract/essay-text'
import { useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CHANGES } from '../../essays/essay-help.ts'
import { Bubble, Paragraphs } from '../chat/bubble.tsx'
import type { OpenChat } from '../chat/open-chat.ts'
import { EssayNotes } from '../essay/essay-notes.tsx'
import styles from '../essay/essay-reply.module.css'
import { LockLine } from '../essay/lock-line.tsx'
import { MarkedText } from '../essay/marked-text.tsx'

interface TopicEssayProps {
  message: ChatMessage
  essay: AssistantEssay
  chat: OpenChat
  known: Chat
  /** The newest one: it can be changed. */
  isLast: boolean
}

/** An essay that is for no scholarship: to be read, changed and, by subscribers, copied. */
export function TopicEssay({ message, essay, chat, known, isLast }: TopicEssayProps) {
  const text = htmlToText(essay.html)
  const isIntroduced = message.text.trim() !== '' && message.text.trim() !== text.trim()
  const isLocked = !known.canUseEssays
  const { state, copy } = useCopy(chat, message.id)
  return (
    <>
      {isIntroduced && (
        <Bubble>
          <Paragraphs text={message.text} />
        </Bubble>
      )}
      <div className={classNames(styles.essay, isLocked && styles.locked)}>
        <p className={styles.words}>
          {essay.words.toLocaleString('en-US')} of {essay.wordLimit.toLocaleString('en-US')} words
        </p>
        <MarkedText text={text} gaps={essay.gaps} unsupported={essay.unsupported} />
        <EssayNotes essay={essay} isOffline={known.isOffline} />
        <div className={styles.actions}>
          {!isLocked && (
            <Button
              variant={isLast ? 'filled' : 'outline'}
              data-answer={isLast ? '' : undefined}
              onClick={() => void copy()}
            >
              Copy essay
            </Button>
          )}
          {isLast &&
            CHANGES.map(({ action, words }) => (
              <Button key={action} onClick={() => void chat.ask({ action })}>
                {words}
              </Button>
            ))}
          <p className={state.hasFailed ? styles.problem : styles.lock} role="status">
            {state.words}
          </p>
          {isLocked && (
            <p className={styles.lock}>
              <LockLine />
            </p>
          )}
        </div>
      </div>
    </>
  )
}

/** Takes an essay over into the clipboard. */
function useCopy(chat: OpenChat, messageId: string) {
  const [state, setState] = useState({ words: '', hasFailed: false })
  const copy = async () => {
    try {
      const { html } = await chat.take(messageId)
      await navigator.clipboard.writeText(htmlToText(html))
      setState({ words: 'Copied.', hasFailed: false })
    } catch (error) {
      const reason = error instanceof CallError ? error.message : 'The browser did not allow it.'
      setState({ words: `It was not copied. ${reason}`, hasFailed: true })
    }
  }
  return { state, copy }
}
