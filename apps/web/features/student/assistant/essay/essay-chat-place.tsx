import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './essay-chat-place.module.css'
import type { EssayChatProps } from './essay-chat.tsx'
import { useAssistantParts } from './use-assistant-parts.ts'

/** Where the chat about an essay stands: its shape while it loads, and a second try when it does not come. */
export function EssayChatPlace(props: EssayChatProps) {
  const state = useAssistantParts(true)
  if (state.phase === 'ready') return <state.parts.EssayChat {...props} />
  if (state.phase === 'failed')
    return (
      <div className={styles.place}>
        <ErrorPanel message="We couldn’t load the assistant." onRetry={state.tryAgain} />
      </div>
    )
  return (
    <div className={styles.place} aria-busy="true">
      <VisuallyHidden>Loading the assistant</VisuallyHidden>
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  )
}
