import { Button } from '../../../ui/button.tsx'
import { usd } from '@laurel/contract/words/amount-words'
import { askingPlace, useAskQuestion } from './ask-question.tsx'
import { unlockHeading } from './unlock-heading.ts'
import { type OpenQuestion, questionKey, questionWords } from '@laurel/contract/words/open-question'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import styles from './question-shortlist.module.css'
import { opensWords, type TopQuestion } from '@laurel/contract/words/top-questions'
import type { TopQuestions } from '../../people/questions/use-top-questions.ts'

/** The questions that open the most, answered here; what is put off makes room for the next. */
export function QuestionShortlist({ top }: { top: TopQuestions }) {
  const { questions, hasFailed, retry, isRetrying, putOff } = top
  if (questions?.length === 0) return null
  return (
    <section
      className={styles.panel}
      aria-labelledby="question-shortlist"
      aria-busy={!questions && !hasFailed}
      {...askingPlace('shortlist')}
    >
      <h2 id="question-shortlist">{unlockHeading(questions?.length)}</h2>
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <p>We couldn’t load these questions.</p>
          <Button onClick={retry} isBusy={isRetrying}>
            Try again
          </Button>
        </div>
      )}
      {!questions && !hasFailed && <p className={styles.waiting}>Checking the scholarships</p>}
      {questions && (
        <>
          <ul>
            {questions.map((each) => (
              <Question key={questionKey(each.question)} top={each} onPutOff={putOff} />
            ))}
          </ul>
          <p className={styles.caption}>
            The most that an answer can unlock. Amounts are sums of listed awards, not a promise.
          </p>
        </>
      )}
    </section>
  )
}

interface QuestionProps {
  top: TopQuestion
  onPutOff: (question: OpenQuestion) => void
}

function Question({ top, onPutOff }: QuestionProps) {
  const ask = useAskQuestion()
  const { question, amountUsd } = top
  const words = useAddressed()(questionWords(question))
  const putOff = (list: HTMLElement | null) => {
    onPutOff(question)
    // The button goes with its question; reading goes on in the list.
    list?.focus({ preventScroll: true })
  }
  return (
    <li>
      <p className={styles.question}>{words}</p>
      <p className={styles.opens}>
        Answering opens {opensWords(top)}
        {amountUsd > 0 && (
          <>
            , <span className={styles.money}>{usd(amountUsd)}</span>
          </>
        )}
      </p>
      <p className={styles.actions}>
        <Button aria-label={`Answer: ${words}`} onClick={() => ask({ question })}>
          Answer
        </Button>
        <Button
          variant="subtle"
          aria-label={`Not now: ${words}`}
          onClick={(event) => putOff(event.currentTarget.closest('section'))}
        >
          Not now
        </Button>
      </p>
    </li>
  )
}
