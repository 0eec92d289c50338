import { optionLabel } from '@laurel/contract/profile-options'
import type { FactValue } from '@laurel/matching/answers'
import { type Clause, comparison, type Operator } from '@laurel/matching/criteria'
import { type FactDefinition, type FactKind, FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { isSoft } from '@laurel/contract/words/clause-words'
import { ruleLabel } from '@laurel/contract/words/rule-label'

/** A clause as a form holds it: one fact compared, or one question. */
export interface ClauseDraft {
  /** A fact's id, or `QUESTION`. */
  fact: string
  relation: string
  operator: Operator
  /** Chosen options; one of them for a yes or no. */
  chosen: readonly string[]
  /** A number, a day, or the lower of two. */
  from: string
  to: string
  /** Names, a line for each; or the question. */
  text: string
  isNice: boolean
}

export const QUESTION = 'question'

const definitions: readonly FactDefinition[] = FACTS
export const definitionOf = (fact: string): FactDefinition | undefined =>
  definitions.find(({ id }) => id === fact)

/** Everything a clause can be about, by its name. */
export const SUBJECTS = [
  { value: QUESTION, label: 'A question of its own (yes or no)' },
  ...definitions
    .map(({ id }) => ({ value: id, label: ruleLabel(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
]

const LISTED = [
  { value: 'in', label: 'Is one of' },
  { value: 'notIn', label: 'Is none of' },
] as const

const OPERATORS: Readonly<Record<FactKind, readonly { value: Operator; label: string }[]>> = {
  option: LISTED,
  options: LISTED,
  name: LISTED,
  flag: [{ value: 'is', label: 'Is' }],
  number: [
    { value: 'gte', label: 'At least' },
    { value: 'lte', label: 'At most' },
    { value: 'between', label: 'From … to …' },
  ],
  date: [
    { value: 'gte', label: 'On this day or later' },
    { value: 'lte', label: 'On this day or earlier' },
    { value: 'between', label: 'From … to …' },
    { value: 'is', label: 'On this day' },
  ],
}

export const operatorsOf = (fact: string) => OPERATORS[definitionOf(fact)?.kind ?? 'option']

/** What may be chosen of a fact: its options, and the families of these. */
export function optionsOf(fact: string): { value: string; label: string }[] {
  const { options = [], families = {}, kind } = definitionOf(fact) ?? {}
  if (kind === 'flag')
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ]
  return [...Object.keys(families), ...options].map((value) => ({
    value,
    label: optionLabel(fact, value) ?? value,
  }))
}

export const EMPTY_DRAFT: ClauseDraft = {
  fact: '',
  relation: 'self',
  operator: 'in',
  chosen: [],
  from: '',
  to: '',
  text: '',
  isNice: false,
}

/** Another fact asks with other words: what was filled in for the one before goes. */
export const withFact = ({ isNice }: ClauseDraft, fact: string): ClauseDraft => ({
  ...EMPTY_DRAFT,
  isNice,
  fact,
  operator: operatorsOf(fact)[0]?.value ?? 'in',
})

/** The form of a clause; undefined where a form cannot hold it. */
export function toDraft(clause: Clause): ClauseDraft | undefined {
  const base = { ...EMPTY_DRAFT, isNice: isSoft(clause) }
  if ('attest' in clause) return { ...base, fact: QUESTION, text: clause.attest }
  if (!('fact' in clause)) return undefined
  const { fact, relation = 'self' } = clause
  const { operator, asked } = comparison(clause)
  const values = asked.map(String)
  const [from = '', to = ''] = values
  const kind = definitionOf(fact)?.kind
  const isListed = kind === 'option' || kind === 'options' || kind === 'name'
  return {
    ...base,
    fact,
    relation,
    operator: isListed && operator === 'is' ? 'in' : operator,
    chosen: kind === 'name' ? [] : values,
    from,
    to,
    text: kind === 'name' ? values.join('\n') : '',
  }
}

/** What the form says, as a clause of which nothing is checked yet. */
export function toClause(draft: ClauseDraft): object {
  const { fact, relation, operator, isNice } = draft
  const soft = isNice && { soft: true }
  if (fact === QUESTION) return { attest: draft.text.trim(), ...soft }
  const about = { fact, ...(relation !== 'self' && { relation }) }
  return { ...about, [operator]: valueOf(draft), ...soft }
}

function valueOf(draft: ClauseDraft): FactValue | FactValue[] | undefined {
  const { operator, chosen, from, to, text } = draft
  const kind = definitionOf(draft.fact)?.kind
  if (kind === 'flag') return chosen[0] === undefined ? undefined : chosen[0] === 'true'
  if (kind === 'name') return lines(text)
  if (kind === 'option' || kind === 'options') return [...chosen]
  const read = (value: string): FactValue =>
    kind === 'number' && value.trim() !== '' ? Number(value) : value
  return operator === 'between' ? [read(from), read(to)] : read(from)
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A clause that the engine takes, as JSON; or what is wrong with it, in words. */
export function checkClause(clause: unknown): { json: string } | Problem {
  const parsed = parseCriteria([clause], FACTS)
  if ('criteria' in parsed) {
    const [only] = parsed.criteria.all
    return only ? { json: JSON.stringify(only) } : NOTHING_ASKED
  }
  const [first] = parsed.problems
  return first
    ? { problem: first.problem, place: first.path.replace(/^\[0\]\.?/, '') }
    : NOTHING_ASKED
}

interface Problem {
  problem: string
  /** Which part of the JSON is at fault; '' for all of it. A form shows no such names. */
  place: string
}

const NOTHING_ASKED: Problem = { problem: 'Say what it asks.', place: '' }

/** What is missing in the form, before the engine is asked. */
export function missingIn({ fact, operator, chosen, from, to, text }: ClauseDraft) {
  const kind = definitionOf(fact)?.kind
  if (fact === '') return 'Choose what it is about.'
  if (fact === QUESTION) return text.trim() === '' ? 'Write the question.' : undefined
  if (kind === 'name') return lines(text).length === 0 ? 'Write at least one name.' : undefined
  if (kind === 'number' || kind === 'date') {
    const isMissing = from === '' || (operator === 'between' && to === '')
    return isMissing ? 'Fill in the value.' : undefined
  }
  return chosen.length === 0 ? 'Choose at least one answer.' : undefined
}

/** JSON that was typed, checked as the engine would. */
export function checkJson(text: string): { json: string } | { problem: string } {
  try {
    const checked = checkClause(JSON.parse(text))
    if ('json' in checked || checked.place === '') return checked
    return { problem: `${checked.place}: ${checked.problem}` }
  } catch {
    return { problem: 'This is not JSON. Look for a missing quote, comma or bracket.' }
  }
}
