import type { KeyboardEvent } from 'react'
import styles from './essay-desk.module.css'
import type { EssayHelp } from './essay-help.ts'

/** The chat beside the text, or in its place where there is no room. Esc closes it, and not the drawer. */
export function ChatBeside({ help: { chat } }: { help: EssayHelp }) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    chat.toggle()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc works wherever the focus is inside
    <section className={styles.chat} aria-label="Chat with the assistant" onKeyDown={closeOnEscape}>
      {chat.panel}
    </section>
  )
}
