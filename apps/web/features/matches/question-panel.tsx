import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usd } from '../listings/amount-words.ts'
import { useAskQuestion } from './ask-question.tsx'
import { counted } from './list-words.ts'
import { questionKey, questionWords } from './open-question.ts'
import type { TopQuestion } from './top-questions.ts'
import styles from './question-panel.module.css'

interface QuestionPanelProps {
  /** At least one. */
  questions: readonly TopQuestion[]
  /** Whether there are more possible matches than were counted. */
  isPartial: boolean
}

const decides = (count: number, isPartial: boolean) =>
  `decides ${isPartial ? 'at least ' : ''}${count} ${count === 1 ? 'scholarship' : 'scholarships'}`

/** The answers that decide the most: a column beside a wide list, one strip above a narrow one. */
export function QuestionPanel({ questions, isPartial }: QuestionPanelProps) {
  const ask = useAskQuestion()
  const [first] = questions
  if (!first) return null
  return (
    <section className={styles.panel} aria-labelledby="question-panel">
      <h2 id="question-panel">
        {counted(questions.length, 'answer')} that {questions.length === 1 ? 'decides' : 'decide'}{' '}
        {isPartial ? 'a lot' : 'the most'}
      </h2>
      <p className={styles.intro}>Each takes a few seconds. You can change it any time.</p>
      <ol>
        {questions.map(({ question, count, sumUsd }) => (
          <li key={questionKey(question)}>
            <button type="button" onClick={() => ask({ question })}>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span className={styles.words}>
                <b>{questionWords(question)}</b>
                <span>
                  {decides(count, isPartial)}
                  {!isPartial && (
                    <>
                      , up to <span className={styles.money}>{usd(sumUsd)}</span>
                    </>
                  )}
                </span>
              </span>
              <Icon icon={IconChevronRight} />
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.answer}>
        <Button variant="filled" isWide onClick={() => ask({ question: first.question })}>
          Answer the first
        </Button>
      </div>
    </section>
  )
}
