import { RELATIONS, type FactValue, type Relation } from './answers.ts'
import { isDate } from './calendar.ts'
import { OPERATORS, type FactClause, type Operator } from './criteria.ts'
import { joinPath, quote, refuse, type Json, type Reading } from './criteria-reading.ts'
import type { FactDefinition, FactKind } from './facts.ts'

export const MAX_VALUES = 1000
const MAX_NAME_LENGTH = 300

const LISTED = ['in', 'notIn', 'is'] as const
const OPERATORS_OF_KIND: Readonly<Record<FactKind, readonly Operator[]>> = {
  option: LISTED,
  options: LISTED,
  name: LISTED,
  flag: ['is'],
  number: OPERATORS,
  date: ['is', 'gte', 'lte', 'between'],
}

/** Reads a clause on one fact: exactly one operator that fits its kind, with values that fit it. */
export function parseFactClause(
  reading: Reading,
  clause: Json,
  path: string,
): FactClause | undefined {
  const { fact: id, relation: relationInput, ...compared } = clause
  const fact = typeof id === 'string' ? reading.facts.get(id) : undefined
  if (!fact) return refuse(reading, joinPath(path, 'fact'), `Unknown fact ${quote(id)}.`)
  const relation = parseRelation(reading, fact, relationInput, joinPath(path, 'relation'))
  const comparison = parseComparison(reading, fact, compared, path)
  if (!relation || !comparison) return undefined
  const about = relation === 'self' ? { fact: fact.id } : { fact: fact.id, relation }
  return { ...about, ...comparison } as FactClause
}

function parseRelation(
  reading: Reading,
  fact: FactDefinition,
  input: unknown = 'self',
  path: string,
): Relation | undefined {
  const relation = RELATIONS.find((name) => name === input)
  if (relation === 'self') return relation
  if (relation && fact.relations?.includes(relation)) return relation
  return refuse(reading, path, `${quote(input)} is not a relation this fact can be asked about.`)
}

function parseComparison(
  reading: Reading,
  fact: FactDefinition,
  compared: Json,
  path: string,
): Json | undefined {
  const keys = Object.keys(compared)
  const allowed = OPERATORS_OF_KIND[fact.kind]
  const operator = allowed.find((name) => name === keys[0])
  if (!operator || keys.length > 1) {
    const stranger = keys.find((key) => !allowed.some((name) => name === key))
    const got = stranger === undefined ? '' : `, not ${quote(stranger)}`
    return refuse(reading, path, `${fact.id} takes exactly one of ${allowed.join(', ')}${got}.`)
  }
  const at = joinPath(path, operator)
  const input = compared[operator]
  if (operator === 'in' || operator === 'notIn' || operator === 'between') {
    const values = parseValues(reading, fact, input, at)
    if (!values || (operator === 'between' && !isRange(reading, values, at))) return undefined
    return { [operator]: values }
  }
  const value = parseValue(reading, fact, input, at)
  return value === undefined ? undefined : { [operator]: value }
}

function parseValues(
  reading: Reading,
  fact: FactDefinition,
  input: unknown,
  path: string,
): FactValue[] | undefined {
  if (!Array.isArray(input) || input.length === 0) {
    return refuse(reading, path, 'Must be a list with at least one value.')
  }
  if (input.length > MAX_VALUES) {
    return refuse(reading, path, `Must have at most ${MAX_VALUES} values.`)
  }
  const values = input.flatMap((item: unknown, index) => {
    const value = parseValue(reading, fact, item, `${path}[${index}]`)
    return value === undefined ? [] : [value]
  })
  return values.length === input.length ? values : undefined
}

function isRange(reading: Reading, values: readonly FactValue[], path: string): boolean {
  const [from, to] = values
  const fits = values.length === 2 && from !== undefined && to !== undefined && from <= to
  if (!fits) refuse(reading, path, 'Must be two values, the lower one first.')
  return fits
}

function parseValue(
  reading: Reading,
  fact: FactDefinition,
  input: unknown,
  path: string,
): FactValue | undefined {
  const problem = problemOf(fact, input)
  if (problem !== null) return refuse(reading, path, problem)
  return typeof input === 'string' ? input.trim() : (input as FactValue)
}

function problemOf(fact: FactDefinition, input: unknown): string | null {
  switch (fact.kind) {
    case 'flag':
      return typeof input === 'boolean' ? null : 'Must be true or false.'
    case 'number':
      return problemOfNumber(fact, input)
    case 'date':
      return typeof input === 'string' && isDate(input) ? null : 'Must be a date, YYYY-MM-DD.'
    case 'name':
      return typeof input === 'string' && input.trim() !== '' && input.length <= MAX_NAME_LENGTH
        ? null
        : `Must be a name of at most ${MAX_NAME_LENGTH} characters.`
    default:
      return isOption(fact, input) ? null : `${quote(input)} is not an option of ${fact.id}.`
  }
}

function problemOfNumber(fact: FactDefinition, input: unknown): string | null {
  if (typeof input !== 'number' || !Number.isFinite(input)) return 'Must be a number.'
  if (fact.min !== undefined && input < fact.min) return `Must be at least ${fact.min}.`
  if (fact.max !== undefined && input > fact.max) return `Must be at most ${fact.max}.`
  return null
}

function isOption(fact: FactDefinition, input: unknown): boolean {
  if (typeof input !== 'string') return false
  return fact.options?.includes(input) === true || Object.hasOwn(fact.families ?? {}, input)
}
