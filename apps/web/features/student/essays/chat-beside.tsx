import { useEffect, useRef } from 'react'
import { closeOnEscape } from './close-on-escape.ts'
import styles from './essay-desk.module.css'
import type { EssayHelp } from './essay-help.ts'

interface ChatBesideProps {
  help: EssayHelp
  isOnPage: boolean
}

/** The chat beside the text, or in its place where there is no room. Esc closes it, and not the drawer. */
export function ChatBeside({ help: { chat }, isOnPage }: ChatBesideProps) {
  const section = useRef<HTMLElement>(null)
  // On a page its field would be below the fold.
  useEffect(() => {
    if (isOnPage) section.current?.scrollIntoView({ block: 'end' })
  }, [isOnPage])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc works wherever the focus is inside
    <section
      ref={section}
      className={styles.chat}
      aria-label="Chat with the assistant"
      onKeyDown={closeOnEscape(chat.toggle)}
    >
      {chat.panel}
    </section>
  )
}
