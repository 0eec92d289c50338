import type { ChatMessage } from '@laurel/contract/chat-shapes'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Chips } from '../../../people/questions/controls/chips.tsx'
import { ChatLog } from './chat-log.tsx'
import { Opening, UnderWay } from './chat-states.tsx'
import { Trouble } from './chat-trouble.tsx'
import styles from './chat.module.css'
import { Composer } from './composer.tsx'
import type { OpenChat } from './open-chat.ts'
import { useAnswerFocus } from './use-answer-focus.ts'
import { useChatView } from './use-chat-view.ts'
import { useFollowEnd } from './use-follow-end.ts'

interface ChatPanelProps {
  chat: OpenChat
  /** The name of the log. */
  label: string
  placeholder?: string
  /** Shows a message that carries an essay; `isLast` for the newest of them. */
  renderEssay?: (message: ChatMessage, isLast: boolean) => ReactNode
  /** What stands above the first message. */
  head?: ReactNode
  /** What stands between the log and the composer. */
  children?: ReactNode
  /** What stands below the composer, such as what is left of a quota. */
  foot?: ReactNode
  /** Takes the focus once it is there, because the student has just opened it. */
  hasFirstFocus?: boolean
}

/** A chat: what was said, what is being answered, and where the next thing is said. */
export function ChatPanel(props: ChatPanelProps) {
  const { chat, label, placeholder = 'Write a message', renderEssay, head, children, foot } = props
  const view = useChatView(chat)
  const { messages, reply, trouble } = view
  const panel = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const growth = (reply?.text.length ?? 0) + (reply ? 1 : 0) + (trouble ? 1 : 0)
  const isOwnTurn = reply !== undefined && reply.text === ''
  const follow = useFollowEnd(box, { messages: messages.length, growth, isOwnTurn })
  useEffect(() => void chat.open(), [chat])
  useAnswerFocus(panel, view, props.hasFirstFocus ?? false)

  if (!view.chat) return <Opening view={view} onTryAgain={() => chat.tryAgain()} />
  const last = messages.at(-1)
  const choices = reply || last?.author !== 'assistant' ? [] : last.choices
  return (
    <div ref={panel} className={styles.panel}>
      <div
        ref={box}
        className={styles.box}
        role="region"
        aria-label={`${label}: messages`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
      >
        {head}
        <ChatLog label={label} messages={messages} renderEssay={renderEssay} />
        {reply && <UnderWay reply={reply} />}
        {trouble && <Trouble trouble={trouble} onTryAgain={() => chat.tryAgain()} />}
      </div>
      <VisuallyHidden role="status">{isOwnTurn ? 'AI is thinking' : ''}</VisuallyHidden>
      {follow.hasNews && (
        <button type="button" className={styles.news} onClick={follow.toEnd}>
          <Icon icon={IconArrowDown} size={16} />
          New message
        </button>
      )}
      <div className={styles.dock}>
        {choices.length > 0 && (
          <Chips
            key={last?.id}
            label={last?.text ?? label}
            choices={choices.map((choice) => ({ id: choice, label: choice }))}
            onPick={(message) => void chat.ask({ message })}
          />
        )}
        {children}
        <Composer
          label="Your message"
          placeholder={placeholder}
          typed={view.typed}
          isReplying={reply !== undefined}
          onType={(typed) => chat.type(typed)}
          onSend={(message) => void chat.ask({ message })}
          onStop={() => chat.stop()}
        />
        {foot}
      </div>
    </div>
  )
}
