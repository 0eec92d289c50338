import { CHAT_MESSAGE_CHARACTERS } from '@laurel/contract/chat'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { FieldError } from '../../../../ui/field-error.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './composer.module.css'

interface ComposerProps {
  label: string
  placeholder: string
  typed: string
  /** A reply is being written: it can be stopped, and the next message waits. */
  isReplying: boolean
  onType: (typed: string) => void
  onSend: (message: string) => void
  onStop: () => void
}

/** Free text: Enter sends, Shift and Enter begin a line. Text that is too long is kept, not cut. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, typed, isReplying, onType, onSend, onStop } = props
  const id = useId()
  const message = typed.trim()
  const isTooLong = message.length > CHAT_MESSAGE_CHARACTERS
  const canSend = message !== '' && !isTooLong

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (canSend && !isReplying) onSend(message)
  }
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is being composed, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.box} data-grows={`${typed} `}>
        <textarea
          id={id}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          placeholder={placeholder}
          value={typed}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-error` : undefined}
          onKeyDown={sendOnEnter}
          onChange={({ target }) => onType(target.value)}
        />
        {/* One button, so that the focus stays where it is when the reply ends. */}
        <button
          type={isReplying ? 'button' : 'submit'}
          className={styles.send}
          data-stop={isReplying || undefined}
          aria-label={isReplying ? 'Stop' : 'Send'}
          aria-disabled={!isReplying && !canSend}
          onClick={isReplying ? onStop : undefined}
        >
          <Icon icon={isReplying ? IconPlayerStop : IconArrowUp} />
          {isReplying && <span>Stop</span>}
        </button>
      </span>
      {isTooLong && (
        <FieldError id={`${id}-error`}>
          {`${message.length.toLocaleString('en-US')} of ${CHAT_MESSAGE_CHARACTERS.toLocaleString('en-US')} characters. Please shorten it a little.`}
        </FieldError>
      )}
    </form>
  )
}
