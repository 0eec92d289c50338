import type { AssistantEssay, Chat, ChatMessage } from '@laurel/contract/chat-shapes'
import { htmlToText } from '@laurel/contract/essay-text'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { CHANGES, type EssayChange } from '../../essays/essay-help.ts'
import { Bubble, Paragraphs } from '../chat/bubble.tsx'
import { EssayNotes } from './essay-notes.tsx'
import styles from './essay-reply.module.css'
import { LockLine } from './lock-line.tsx'
import { MarkedText } from './marked-text.tsx'

interface EssayReplyProps {
  message: ChatMessage
  essay: AssistantEssay
  chat: Chat
  /** The newest one: it can be changed. */
  isLast: boolean
  isBusy: boolean
  /** Why it could not be submitted. */
  problem: string | undefined
  onSubmit: () => void
  onChange: (action: EssayChange) => void
}

/** An essay of the assistant's with what can be done with it. */
export function EssayReply(props: EssayReplyProps) {
  const { message, essay, chat, isLast } = props
  const text = htmlToText(essay.html)
  const isIntroduced = message.text.trim() !== '' && message.text.trim() !== text.trim()
  const words = `${number(essay.words)} of ${number(essay.wordLimit)} words`
  return (
    <>
      {isIntroduced && (
        <Bubble>
          <Paragraphs text={message.text} />
        </Bubble>
      )}
      <div className={classNames(styles.essay, !chat.canUseEssays && styles.locked)}>
        <p className={styles.words}>{words}</p>
        <MarkedText text={text} gaps={essay.gaps} unsupported={essay.unsupported} />
        <EssayNotes essay={essay} isOffline={chat.isOffline} />
        <Actions {...props} isLast={isLast} />
      </div>
    </>
  )
}

const number = (count: number) => count.toLocaleString('en-US')

function Actions({ chat, isLast, isBusy, problem, onSubmit, onChange }: EssayReplyProps) {
  const lockId = useId()
  const isLocked = !chat.canUseEssays
  return (
    <div className={styles.actions}>
      <Button
        variant={isLast ? 'filled' : 'outline'}
        data-answer={isLast && !isLocked ? '' : undefined}
        isBusy={isBusy}
        aria-disabled={isLocked || undefined}
        aria-describedby={isLocked ? lockId : undefined}
        onClick={isLocked ? undefined : onSubmit}
      >
        Submit Essay
      </Button>
      {isLast &&
        CHANGES.map(({ action, words }) => (
          <Button key={action} onClick={() => onChange(action)}>
            {words}
          </Button>
        ))}
      {isLocked && (
        <p id={lockId} className={styles.lock}>
          <LockLine />
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          <Icon icon={IconAlertCircle} size={16} />
          {problem}
        </p>
      )}
    </div>
  )
}
