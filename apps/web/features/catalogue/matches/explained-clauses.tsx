import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { leavesOf } from './clause-leaves.ts'
import { askedText, givenText, joinText, questionOf, subjectText } from './clause-values.ts'
import { useAskQuestion } from './ask-question.tsx'
import type { Asking } from './use-answer-question.ts'
import styles from './explained-clauses.module.css'
import { questionKey } from '@laurel/contract/words/open-question'

type From = Omit<Asking, 'question'>

const RESULTS = { met: 'Met', notMet: 'Not met', unknown: 'Not known yet' } as const

/** Every condition with what it asks and what the student answered. */
export function ExplainedClauses({ match, from }: { match: Match; from: From }) {
  const clauses = [...match.reasons, ...match.unknown]
  if (clauses.length === 0) return null
  return (
    <details className={styles.all}>
      <summary>{rulesWords(clauses.length)} and your answers</summary>
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

function rulesWords(count: number): string {
  if (count === 1) return 'The only rule'
  return count === 2 ? 'Both rules' : `All ${count} rules`
}

function Comparison({ leaf, from }: { leaf: Reason; from: From }) {
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
        <dt>You said</dt>
        <dd>
          {givenText(leaf)} <ChangeAnswer leaf={leaf} from={from} />
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
      {leaf.code === 'attest' ? 'You said' : `${subject}: you said`} {givenText(leaf)}.{' '}
      <ChangeAnswer leaf={leaf} from={from} />
    </span>
  ))
}

/** A fact is changed in the profile, a sponsor's own question where it was asked. */
function ChangeAnswer({ leaf, from }: { leaf: Reason; from: From }) {
  const ask = useAskQuestion()
  const question = questionOf(leaf)
  const words = leaf.given === undefined ? 'Answer' : 'Change'
  const name = `${words}: ${subjectText(leaf)}`
  if ('attest' in question || leaf.given === undefined)
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
