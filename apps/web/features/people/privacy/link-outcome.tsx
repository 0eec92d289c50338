import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './privacy.module.css'
import type { LinkState } from './use-link-token.ts'

interface LinkOutcomeProps<Done> {
  state: LinkState<Done>
  /** While it is being done. */
  working: string
  title: (done: Done) => string
  children: (done: Done) => ReactNode
}

/** What became of a mailed link; nothing for those who came without one. */
export function LinkOutcome<Done>({ state, working, title, children }: LinkOutcomeProps<Done>) {
  if (state.step === 'none') return null
  if (state.step === 'working')
    return (
      <p className={styles.note} role="status">
        {working}
      </p>
    )
  if (state.step === 'failed')
    return (
      <div className={styles.refusal} role="alert">
        <p>{state.message}</p>
        {state.tryAgain ? (
          <Button onClick={state.tryAgain}>Try again</Button>
        ) : (
          <p>You can send the form below instead.</p>
        )}
      </div>
    )
  return <Finished title={title(state.done)}>{children(state.done)}</Finished>
}

function Finished({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
