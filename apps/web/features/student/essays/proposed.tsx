import { htmlToText } from '@laurel/contract/essay-text'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Comparison } from './comparison.tsx'
import { type EssayHelp, type Proposal, proposalTitle } from './essay-help.ts'
import styles from './essay-help.module.css'
import { ChangeButtons } from './help-bar.tsx'
import { WordCounter } from './word-counter.tsx'

interface ProposedProps {
  help: EssayHelp
  proposal: Proposal
  problem: string | undefined
  presentHtml: string
  wordLimit: number | undefined
  onTake: (html: string, words: string) => void
}

/** **Compare**: the other version with its changes marked. It is taken or left, never put in by itself. */
export function Proposed(props: ProposedProps) {
  const { help, proposal, problem, presentHtml, wordLimit, onTake } = props
  const { action, html, words, notes, lock } = proposal
  const [isBusy, setBusy] = useState(false)
  const lockId = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.querySelector('h3')?.focus()
  }, [])
  const take = async () => {
    if (lock !== undefined) return
    setBusy(true)
    const taken = await help.take()
    setBusy(false)
    if (taken) onTake(taken.html, taken.words)
  }
  return (
    <section ref={section} className={styles.proposed} aria-label="Compare">
      <Comparison
        presentHtml={presentHtml}
        version={{ html, words }}
        from={proposalTitle(action)}
        label={proposalTitle(action)}
        isLocked={lock !== undefined}
      >
        {notes}
      </Comparison>
      <div className={styles.under}>
        <div role="group" aria-label="Other versions" className={styles.changes}>
          <ChangeButtons onChange={help.change} chosen={action === 'draft' ? undefined : action} />
        </div>
        <p className={styles.calm}>Your draft stays as it is until you choose.</p>
      </div>
      <div className={styles.foot}>
        <WordCounter text={htmlToText(html)} limit={wordLimit} />
        <div className={styles.choice}>
          <Button onClick={help.keep}>Keep mine</Button>
          <Button
            variant="filled"
            isBusy={isBusy}
            aria-disabled={lock !== undefined || undefined}
            aria-describedby={lock === undefined ? undefined : lockId}
            onClick={() => void take()}
          >
            Use this version
          </Button>
        </div>
        {lock !== undefined && (
          <p id={lockId} className={styles.lock}>
            {lock}
          </p>
        )}
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </section>
  )
}
