import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import type { Answers, FactValue } from '@laurel/matching/answers'
import type { Clause, Criteria } from '@laurel/matching/criteria'
import { evaluate, type Reason as ClauseReason } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { NONE } from '../../people/questions/stands-alone.ts'
import { answerControl, type AnswerValue } from './answer-control.ts'
import { leavesOf } from './clause-leaves.ts'
import { type OpenQuestion, questionKey } from '@laurel/contract/words/open-question'
import { factDefinition } from '@laurel/contract/words/value-words'

/** An answer as matching compares it: under its key, or as the word on a sponsor's own question. */
export interface GivenAnswer {
  question: OpenQuestion
  values: readonly FactValue[]
  /** The server would say the same. Names and dates are its own to read. */
  isExact: boolean
}

/** What an answer means; undefined where the server alone can tell. */
export function givenAnswer(question: OpenQuestion, value: AnswerValue): GivenAnswer | undefined {
  const { kind } = answerControl(question)
  if (kind === 'month') return undefined
  const said = (Array.isArray(value) ? value : [value]).filter((each) => each !== NONE)
  const isNumber = 'fact' in question && factDefinition(question.fact)?.kind === 'number'
  const isExact = kind === 'yesNo' || kind === 'choice'
  return { question, values: isNumber ? said.map(Number) : said, isExact }
}

/** The match with one more answer, by the rules that the server goes by. */
export function applyAnswer(match: Match, answer: GivenAnswer, today: string): Match {
  const reasons = [...match.reasons, ...match.unknown].map((reason) =>
    asksFor(reason, answer.question) ? evaluated(reason, answer, today) : reason,
  )
  const hard = reasons.filter(({ soft }) => !soft)
  return {
    verdict: verdictOf(hard),
    known: match.known,
    reasons: reasons.filter(({ result }) => result !== 'unknown'),
    unknown: reasons.filter(({ result }) => result === 'unknown'),
  }
}

function verdictOf(hard: readonly Reason[]): Match['verdict'] {
  if (hard.some(({ result }) => result === 'notMet')) return 'ineligible'
  return hard.some(({ result }) => result === 'unknown') ? 'possible' : 'eligible'
}

/** An age is asked for as the date of birth. */
const askedKey = ({ code, fact = '', relation, asked }: Reason): string => {
  if (code === 'attest') return questionKey({ attest: String(asked?.[0]) })
  return questionKey({ fact: fact === 'age' ? 'birthDate' : fact, ...(relation && { relation }) })
}

const asksFor = (reason: Reason, question: OpenQuestion): boolean =>
  leavesOf(reason).some((leaf) => askedKey(leaf) === questionKey(question))

/** The clause again, with what it already knew and the new answer. */
function evaluated(reason: Reason, { question, values }: GivenAnswer, today: string): Reason {
  const key = questionKey(question)
  const answers: Record<string, readonly FactValue[]> = {}
  const attested: Record<string, boolean> = {}
  for (const leaf of leavesOf(reason)) {
    const given = askedKey(leaf) === key ? values : leaf.given
    if (given === undefined) continue
    if (leaf.code === 'attest') attested[String(leaf.asked?.[0])] = given[0] === true
    // A known age comes without its date of birth: the clause stays as the server left it.
    else if (leaf.fact === 'age' && key !== 'birthDate') return reason
    else answers[askedKey(leaf)] = given
  }
  return again(reason, answers, attested, today)
}

function again(
  reason: Reason,
  answers: Answers,
  attested: Readonly<Record<string, boolean>>,
  today: string,
): Reason {
  const criteria: Criteria = { all: [clauseOf(reason)] }
  const [first] = evaluate(criteria, answers, { today, facts: FACTS, attested }).reasons
  return first ? { ...writable(first), soft: reason.soft } : reason
}

const writable = ({ asked, given, of, ...rest }: ClauseReason): Reason => ({
  ...rest,
  ...(asked && { asked: [...asked] }),
  ...(given && { given: [...given] }),
  ...(of && { of: of.map(writable) }),
})

/** The clause that a reason was made from. */
const clauseOf = (reason: Reason): Clause => partsOf(reason) as unknown as Clause

function partsOf({ code, fact, relation, asked = [], of = [] }: Reason): object {
  if (code === 'attest') return { attest: asked[0] }
  if (code === 'not') return { not: of.map(clauseOf)[0] }
  if (code === 'any' || code === 'all') return { [code]: of.map(clauseOf) }
  const values = code === 'in' || code === 'notIn' || code === 'between' ? asked : asked[0]
  return { fact, ...(relation && { relation }), [code]: values }
}
