import { RELATIVE_LABELS } from '@laurel/contract/relation-words'
import { longDate } from '@laurel/contract/words/deadline-words'
import { FACT_PHRASES } from '@laurel/contract/words/fact-phrases'
import { isNumberFact, numberText } from '@laurel/contract/words/number-phrases'
import { ruleLabel } from '@laurel/contract/words/rule-label'
import { factDefinition, valueWord } from '@laurel/contract/words/value-words'
import type { FactValue } from '@laurel/matching/answers'
import { type Clause, comparison, type FactClause, type Operator } from '@laurel/matching/criteria'

/** A rule as it stands on the page: words, and the values in boxes that open it. */
export interface RuleSentence {
  subject: string
  values: readonly string[]
  /** Between the values. */
  joiner: 'or' | 'and'
}

const HOW: Readonly<Record<Operator, string>> = {
  in: 'is',
  notIn: 'is not',
  is: 'is',
  gte: 'at least',
  lte: 'at most',
  between: 'between',
}
const HOW_DATES: Readonly<Partial<Record<Operator, string>>> = {
  gte: 'on or after',
  lte: 'on or before',
}

/** "Home state is [Ohio] or [Indiana]"; undefined for a group. */
export function ruleSentence(clause: Clause): RuleSentence | undefined {
  if ('attest' in clause) return { subject: 'Says yes to', values: [clause.attest], joiner: 'and' }
  if (!('fact' in clause)) return undefined
  const { operator, asked } = comparison(clause)
  const kind = factDefinition(clause.fact)?.kind
  if (kind === 'flag') return { subject: '', values: [flagWords(clause)], joiner: 'and' }
  const how = (kind === 'date' && HOW_DATES[operator]) || HOW[operator]
  return {
    subject: `${subjectOf(clause)} ${how}`,
    values: asked.map((value) => oneValue(clause.fact, value)),
    joiner: operator === 'between' ? 'and' : 'or',
  }
}

function subjectOf({ fact, relation }: FactClause): string {
  const label = ruleLabel(fact)
  if (relation === undefined || relation === 'self') return label
  return `${label} of a ${RELATIVE_LABELS[relation]}`
}

function flagWords({ fact, ...clause }: FactClause): string {
  const value = 'is' in clause ? clause.is : true
  return FACT_PHRASES[fact]?.has([value]) ?? `${ruleLabel(fact)}: ${value === true ? 'yes' : 'no'}`
}

function oneValue(fact: string, value: FactValue): string {
  if (isNumberFact(fact)) return numberText(fact, value)
  if (factDefinition(fact)?.kind === 'date') return longDate(String(value))
  return valueWord(fact, value)
}

/** The same in one line, for menus and screen readers. */
export function ruleText(clause: Clause): string {
  const sentence = ruleSentence(clause)
  if (sentence) return `${sentence.subject} ${sentence.values.join(` ${sentence.joiner} `)}`.trim()
  if ('any' in clause) return `Any of: ${clause.any.map(ruleText).join('; ')}`
  if ('all' in clause) return `All of: ${clause.all.map(ruleText).join('; ')}`
  return 'not' in clause ? `Not: ${ruleText(clause.not)}` : ''
}
