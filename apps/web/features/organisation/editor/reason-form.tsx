import { type ReactNode, useState } from 'react'
import { failureWords } from '../../../api/failure-words.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useKeptWords } from '../words/use-kept-words.ts'
import styles from './editor.module.css'

interface ReasonFormProps {
  /** What it is about; the words stay on this device until that is done. */
  name: string
  /** What becomes of the words. */
  hint: string
  /** What the buttons say: the one that leaves all as it is, and the one that does it. */
  leave: string
  act: { label: string; variant: 'filled' | 'danger' }
  isBusy: boolean
  error: Error | null
  onLeave: () => void
  onAct: (reason: string, onDone: () => void) => void
  children: ReactNode
}

/** What is about to be done, and why: students read the reason, so there has to be one. */
export function ReasonForm(props: ReasonFormProps) {
  const { name, hint, leave, act, isBusy, error, onLeave, onAct, children } = props
  const { words, change, forget } = useKeptWords(`reason ${name}`, ['reason'])
  const { reason } = words
  const [isTried, setTried] = useState(false)
  const problem = reason.trim() === '' ? 'Please say why. Students read it.' : undefined
  const send = () => {
    setTried(true)
    if (problem === undefined) onAct(reason, forget)
  }
  return (
    <div className={styles.form}>
      {children}
      <TextArea
        label="Why"
        hint={hint}
        data-autofocus
        maxLength={1000}
        value={reason}
        error={isTried ? problem : undefined}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {error && (
        <FailureLine id="reason-form-problem">
          {failureWords(error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
      <div className={styles.actions}>
        <Button onClick={onLeave}>{leave}</Button>
        <Button variant={act.variant} isBusy={isBusy} onClick={send}>
          {act.label}
        </Button>
      </div>
    </div>
  )
}
