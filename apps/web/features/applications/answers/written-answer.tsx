import { useState } from 'react'
import { htmlToText, textToHtml } from '../../essays/essay-text.ts'
import { parseLimits } from '../requirement-limits.ts'
import { isEssay } from '../requirement-status.ts'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'
import { WordCounter } from '../../essays/word-counter.tsx'

/** An essay or a text: plain writing, counted in words. An essay is kept as HTML. */
export function WrittenAnswer(props: AnswerProps) {
  const { requirement, value, onChange, controlId, error, describedBy } = props
  const { wordLimit } = parseLimits(requirement.limits)
  const isHtml = requirement.field.dataType === 'editor'
  const stored = typeof value === 'string' ? value : ''
  const text = useText(stored, isHtml)
  const isLong = isEssay(requirement) || wordLimit !== undefined

  const write = (written: string) => {
    const kept = isHtml ? textToHtml(written) : written
    text.remember(kept, written)
    onChange(kept === '' ? undefined : kept)
  }

  return (
    <div className={styles.answer}>
      <label className={styles.label} htmlFor={controlId}>
        {isEssay(requirement) ? 'Your essay' : 'Your answer'}
      </label>
      <textarea
        id={controlId}
        className={isEssay(requirement) ? styles.essay : styles.text}
        rows={isEssay(requirement) ? 10 : isLong ? 4 : 2}
        value={text.shown}
        onChange={(event) => write(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      />
      {isLong && <WordCounter text={text.shown} limit={wordLimit} />}
    </div>
  )
}

/** What was typed is shown as typed; a value from elsewhere is read from its HTML. */
function useText(stored: string, isHtml: boolean) {
  const [typed, setTyped] = useState({ stored, shown: isHtml ? htmlToText(stored) : stored })
  const shown = typed.stored === stored ? typed.shown : isHtml ? htmlToText(stored) : stored
  return { shown, remember: (kept: string, shown: string) => setTyped({ stored: kept, shown }) }
}
