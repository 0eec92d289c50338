import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useAskQuestion } from './ask-question.tsx'
import { counted } from './list-words.ts'
import { questionKey, questionLabel } from './open-question.ts'
import styles from './question-shortlist.module.css'
import type { TopQuestion } from './top-questions.ts'

interface QuestionShortlistProps {
  questions: readonly TopQuestion[]
  /** Whether there are more possible matches than were counted. */
  isPartial: boolean
}

/** The questions that decide the most, in a word each. */
export function QuestionShortlist({ questions, isPartial }: QuestionShortlistProps) {
  const ask = useAskQuestion()
  const total = questions.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.panel} aria-labelledby="question-shortlist">
      <h2 id="question-shortlist">
        {counted(questions.length, 'answer')} {questions.length === 1 ? 'decides' : 'decide'}{' '}
        {isPartial && 'at least '}
        {total}
      </h2>
      <ul>
        {questions.map(({ question, count }) => (
          <li key={questionKey(question)}>
            <button type="button" onClick={() => ask({ question })}>
              <b aria-hidden="true">{count}</b>
              <span>
                {questionLabel(question)}
                <VisuallyHidden>, decides {count}</VisuallyHidden>
              </span>
              <Icon icon={IconChevronRight} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.caption}>Matches that wait for one answer only.</p>
    </section>
  )
}
