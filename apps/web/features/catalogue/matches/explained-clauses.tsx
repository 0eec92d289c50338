import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { leavesOf } from './clause-leaves.ts'
import { useUser } from '../../../api/use-session.ts'
import { declinedQuestions } from '../../people/questions/declined-questions.ts'
import {
  askedText,
  failedText,
  givenWords,
  joinText,
  questionOf,
  subjectText,
} from './clause-values.ts'
import { comparedWords } from './needed-answers.ts'
import { useAskQuestion } from './ask-question.tsx'
import type { Asking } from './use-answer-question.ts'
import styles from './explained-clauses.module.css'
import { questionKey } from '@laurel/contract/words/open-question'

type From = Omit<Asking, 'question'>

const RESULTS = { met: 'Met', notMet: 'Not met', unknown: 'Not known yet' } as const

/** Every condition with what it asks and what the student answered. */
export function ExplainedClauses({ match, from }: { match: Match; from: From }) {
  // What could not be read has nothing to compare; it is quoted above.
  const clauses = [...match.reasons, ...match.unknown].filter(({ code }) => code !== 'UNREAD')
  if (clauses.length === 0) return null
  return (
    <details className={styles.all}>
      <summary>{comparedWords(clauses)}</summary>
      <ol>
        {clauses.map((clause) => (
          <li key={JSON.stringify(clause)} className={styles.clause}>
            <p className={styles[clause.result]}>
              {clause.soft
                ? `Preferred, ${RESULTS[clause.result].toLowerCase()}`
                : RESULTS[clause.result]}
            </p>
            {joinText(clause) && <p className={styles.join}>{joinText(clause)}</p>}
            {leavesOf(clause).map((leaf) => (
              <Comparison key={JSON.stringify(leaf)} leaf={leaf} from={from} />
            ))}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Comparison({ leaf, from }: { leaf: Reason; from: From }) {
  const declined = declinedQuestions(useUser())
  const { by, words } = givenWords(leaf, declined)
  return (
    <dl className={styles.comparison}>
      <div className={styles.subject}>
        <dt>About</dt>
        <dd>{subjectText(leaf)}</dd>
      </div>
      <div>
        <dt>{leaf.soft ? 'Preferred' : 'Asked'}</dt>
        <dd>{askedText(leaf)}</dd>
      </div>
      <div>
        <dt>{by}</dt>
        <dd>
          {words} <ChangeAnswer leaf={leaf} from={from} />
        </dd>
      </div>
    </dl>
  )
}

/** The answers that fail a condition, each with the way to change it. */
export function FailedAnswers({ reason, from }: { reason: Reason; from: From }) {
  const failed = leavesOf(reason).filter(({ given }) => given !== undefined)
  const bySubject = new Map(failed.map((leaf) => [subjectText(leaf), leaf]))
  return [...bySubject].map(([subject, leaf]) => (
    <span key={subject} className={styles.failed}>
      {failedText(leaf, subject)}. <ChangeAnswer leaf={leaf} from={from} />
    </span>
  ))
}

/** A fact is changed in the profile; what nobody said, and a sponsor's own question, is answered here. */
function ChangeAnswer({ leaf, from }: { leaf: Reason; from: From }) {
  const ask = useAskQuestion()
  const question = questionOf(leaf)
  const isUnsaid = leaf.given === undefined || leaf.isImplied === true
  const words = isUnsaid ? 'Answer' : 'Change'
  const name = `${words}: ${subjectText(leaf)}`
  if ('attest' in question || isUnsaid)
    return (
      <button
        type="button"
        className={styles.change}
        aria-label={name}
        onClick={() => ask({ question, ...from })}
      >
        {words}
      </button>
    )
  return (
    <Link
      to={paths.profileQuestion(questionKey(question))}
      className={styles.change}
      aria-label={name}
    >
      {words}
    </Link>
  )
}
