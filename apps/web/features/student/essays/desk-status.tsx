import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import type { RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './essay-desk.module.css'
import type { EssayHelp } from './essay-help.ts'
import type { EssayDraft } from './essay-task.ts'

interface DeskStatusProps {
  title: string
  draft: EssayDraft
  help: EssayHelp | undefined
  isHistoryOpen: boolean
  toggle: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

/** Whether the text is saved, and what can be opened beside it. */
export function DeskStatus(props: DeskStatusProps) {
  const { title, draft, help, isHistoryOpen, toggle, onToggle } = props
  return (
    <div className={styles.status}>
      <span className={styles.title}>{title}</span>
      <span role="status" data-trouble={draft.isInTrouble || undefined}>
        {draft.saveWords}
      </span>
      <Button ref={toggle} variant="subtle" aria-pressed={isHistoryOpen} onClick={onToggle}>
        <Icon icon={IconHistory} />
        History
      </Button>
      {help?.isAllowed && (
        <Button variant="subtle" aria-pressed={help.chat.isOpen} onClick={help.chat.toggle}>
          <Icon icon={IconSparkles} />
          Assistant
        </Button>
      )}
    </div>
  )
}
