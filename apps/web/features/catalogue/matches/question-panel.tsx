import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usd } from '@laurel/contract/words/amount-words'
import { askingPlace, useAskQuestion } from './ask-question.tsx'
import { unlockHeading } from './unlock-heading.ts'
import { questionKey, questionWords } from '@laurel/contract/words/open-question'
import { opensWords, type TopQuestion } from '@laurel/contract/words/top-questions'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import styles from './question-panel.module.css'

interface QuestionPanelProps {
  /** At least one. */
  questions: readonly TopQuestion[]
}

/** The answers that open the most: a column beside a wide list, one strip above a narrow one. */
export function QuestionPanel({ questions }: QuestionPanelProps) {
  const ask = useAskQuestion()
  const addressed = useAddressed()
  const [first] = questions
  if (!first) return null
  return (
    <section className={styles.panel} aria-labelledby="question-panel" {...askingPlace('panel')}>
      <h2 id="question-panel">{unlockHeading(questions.length)}</h2>
      <p className={styles.intro}>Each takes a few seconds. You can change it any time.</p>
      <ol>
        {questions.map((top) => (
          <li key={questionKey(top.question)}>
            <button type="button" onClick={() => ask({ question: top.question })}>
              <span className={styles.words}>
                <b>{addressed(questionWords(top.question))}</b>
                <span>
                  Opens {opensWords(top)}
                  {top.amountUsd > 0 && (
                    <>
                      , <span className={styles.money}>{usd(top.amountUsd)}</span>
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
