import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { questionKey, questionWords } from '@laurel/contract/words/open-question'
import { opensWords } from '@laurel/contract/words/top-questions'
import { useTopQuestions } from '../../questions/use-top-questions.ts'
import { useAddressed } from '../../questions/use-addressed.ts'
import styles from './more.module.css'

/** The place of the questions until they are known. */
const ROWS = [1, 2, 3]

/** The unanswered questions that open the most matches, each with the way to its field. */
export function TopAsked() {
  const { questions, hasFailed } = useTopQuestions()
  const addressed = useAddressed()
  if (hasFailed || questions?.length === 0) return null
  return (
    <section className={styles.top} aria-labelledby="top-asked" aria-busy={!questions}>
      <h2 id="top-asked">Answer these to unlock more matches</h2>
      <ul>
        {!questions && ROWS.map((row) => <li key={row} className={styles.waiting} aria-hidden />)}
        {questions?.map(({ question, ...top }) => (
          <li key={questionKey(question)}>
            <Link to={paths.profileQuestion(questionKey(question))} preventScrollReset>
              <span>
                {addressed(questionWords(question))}{' '}
                <span className={styles.decides}>Opens {opensWords(top)}</span>
              </span>
              <Icon icon={IconChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
