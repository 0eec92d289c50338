import { WordCounter } from '../../essays/word-counter.tsx'
import { limitsOf } from '@laurel/contract/requirement-limits'
import { isEssay } from '@laurel/contract/requirement-status'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'

/** Plain writing, counted in words where there is a limit. */
export function WrittenAnswer(props: AnswerProps) {
  const { requirement, value, onChange, controlId, error, describedBy } = props
  const { wordLimit } = limitsOf(requirement)
  const isAnEssay = isEssay(requirement)
  const isLong = isAnEssay || wordLimit !== undefined
  const text = typeof value === 'string' ? value : ''
  return (
    <div className={styles.answer}>
      <label className={styles.label} htmlFor={controlId}>
        {isAnEssay ? 'Your essay' : 'Your answer'}
      </label>
      <textarea
        id={controlId}
        className={isAnEssay ? styles.essay : styles.text}
        rows={isAnEssay ? 10 : isLong ? 4 : 2}
        dir="auto"
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      />
      {isLong && <WordCounter text={text} limit={wordLimit} />}
    </div>
  )
}
