import type { Match } from '@laurel/contract/scholarship-shapes'
import { useAskQuestion } from './ask-question.tsx'
import type { Stated } from '@laurel/contract/words/describe-verdict'
import { ExplainedClauses, FailedAnswers } from './explained-clauses.tsx'
import styles from './match-reasons.module.css'
import { conditionsLine, fewerThanOpen, neededLine } from './needed-answers.ts'
import { type OpenQuestion, questionKey, questionWords } from '@laurel/contract/words/open-question'
import { ReasonItem } from './reason-item.tsx'
import { reasonLines } from '@laurel/contract/words/reason-lines'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import { useExplanation } from './use-explanation.ts'

interface FullReasonsProps {
  match: Match
  scholarship: Stated & { id: string }
}

/** Every reason of one scholarship: what decides it, what fails and where to change it, what is asked. */
export default function FullReasons({ match: known, scholarship }: FullReasonsProps) {
  const { match, needed } = useExplanation(scholarship.id, known)
  const addressed = useAddressed()
  const lines = reasonLines(match)
  const from = { scholarshipId: scholarship.id, sponsor: scholarship.user.firstName }
  if (lines.length === 0) return <p className={styles.note}>Open to every student</p>
  return (
    <>
      <p className={styles.summary}>{addressed(conditionsLine(match))}</p>
      {needed && fewerThanOpen(needed, match) && <Needed questions={needed} from={from} />}
      <ul>
        {lines.map((line) => (
          <ReasonItem key={line.words} line={line} from={from}>
            {line.mark === 'notMet' && <FailedAnswers reason={line.reason} from={from} />}
          </ReasonItem>
        ))}
      </ul>
      <ExplainedClauses match={match} from={from} />
    </>
  )
}

interface NeededProps {
  questions: readonly OpenQuestion[]
  from: { scholarshipId: string; sponsor: string }
}

/** Of all that is open, the little that can settle it. */
function Needed({ questions, from }: NeededProps) {
  const addressed = useAddressed()
  const ask = useAskQuestion()
  return (
    <div className={styles.needed}>
      <p>{neededLine(questions.length)}</p>
      <ul>
        {questions.map((question) => (
          <li key={questionKey(question)}>
            <button type="button" onClick={() => ask({ question, ...from })}>
              {addressed(questionWords(question))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
