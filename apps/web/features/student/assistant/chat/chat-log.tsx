import type { ChatMessage } from '@laurel/contract/chat-shapes'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { AssistantLine, Bubble, OwnLine, Paragraphs } from './bubble.tsx'
import styles from './chat.module.css'

interface ChatLogProps {
  label: string
  messages: readonly ChatMessage[]
  /** Shows a message that carries an essay; `isLast` when it is the newest one. */
  renderEssay?: ((message: ChatMessage, isLast: boolean) => ReactNode) | undefined
}

/**
 * What was said. History is put in silently, so that a screen reader reads only what is new, and
 * once: what is still being written stands outside.
 */
export function ChatLog({ label, messages, renderEssay }: ChatLogProps) {
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLive(true), 0)
    return () => clearTimeout(timer)
  }, [])
  const lastEssay = messages.findLast(({ essay }) => essay !== undefined)
  return (
    <div role="log" aria-label={label} aria-live={isLive ? 'polite' : 'off'}>
      <ol className={styles.log}>
        {messages.map((message, index) => {
          if (message.author === 'student') return <OwnLine key={message.id} text={message.text} />
          const isFirst = messages[index - 1]?.author !== 'assistant'
          const isWide = message.essay !== undefined
          return (
            <AssistantLine key={message.id} isFirst={isFirst} isWide={isWide}>
              {message.essay && renderEssay ? (
                renderEssay(message, message === lastEssay)
              ) : (
                <Words message={message} />
              )}
            </AssistantLine>
          )
        })}
      </ol>
    </div>
  )
}

function Words({ message: { text, links } }: { message: ChatMessage }) {
  return (
    <Bubble>
      <Paragraphs text={text} />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </Bubble>
  )
}
