import type { Answers, FactValue } from '@laurel/matching/answers'
import { FACTS } from '@laurel/matching/facts'
import { prepareAnswers } from '@laurel/matching/prepare-answers'
import { factOf, listById, type Layout } from './sql-layout.ts'
import type { Alternatives, Literal } from './sql-literals.ts'
import { toSqlStudent, type SqlStudent } from './sql-student.ts'
import type { Blocked } from './sql-unlocks.ts'

type Asked = { readonly answers: Answers; readonly today: string }
type Opened = { scholarships: number; amountUsd: number }
type Prepared = ReturnType<typeof prepareAnswers>['answers']

/** What one more answer opens, by the groups that `unlocksSql` found. */
export function sumUnlocks(
  layout: Layout,
  groups: readonly Blocked[],
  { answers, today }: Asked,
  key: string,
  answer: FactValue,
): Opened {
  const answered = { ...answers, [key]: [answer] }
  const student = toSqlStudent(layout, answered, today)
  const prepared = prepareAnswers(answered, today, FACTS).answers
  const opened: Opened = { scholarships: 0, amountUsd: 0 }
  for (const group of groups)
    if (isOpened(layout, group, student, prepared)) {
      opened.scholarships += group.scholarships
      opened.amountUsd += group.amountUsd
    }
  return opened
}

function isOpened(
  layout: Layout,
  group: Blocked,
  student: SqlStudent,
  prepared: Prepared,
): boolean {
  if ((BigInt(group.blocker) & student.unknown) !== 0n) return false
  for (const [word, bits] of group.words.entries())
    if ((BigInt(bits) & ((student.words[word] ?? 0n) | (student.undecided[word] ?? 0n))) !== 0n)
      return false
  if (group.ethnicities !== 0 && (group.ethnicities & (student.ethnicities ?? 0)) === 0)
    return false
  if (group.list !== 0 && !meetsList(layout, group.list, student)) return false
  return group.expression === 0 || expressionHolds(layout, group.expression, prepared)
}

function meetsList(layout: Layout, id: number, student: SqlStudent): boolean {
  const { key, values } = listById(layout, id)
  return values.some((value) => student.listed.includes(`${key}=${value}`))
}

const expressionsOf = new WeakMap<Layout, Map<number, Alternatives[]>>()

function expressionHolds(layout: Layout, id: number, prepared: Prepared): boolean {
  let byId = expressionsOf.get(layout)
  if (!byId) {
    byId = new Map([...layout.expressions].map(([json, known]) => [known, JSON.parse(json)]))
    expressionsOf.set(layout, byId)
  }
  const parts = byId.get(id) ?? []
  return parts.every((part) => part.some((branch) => branch.every((one) => holds(one, prepared))))
}

function holds(literal: Literal, prepared: Prepared): boolean {
  const given = prepared.get(literal.key)?.comparable
  if (!given || literal.code === 'attest') return false
  if ('limit' in literal) {
    const [value] = given
    if (value === undefined) return false
    const limit = typeof value === 'number' ? Number(literal.limit) : literal.limit
    return literal.code === '>=' ? value >= limit : value <= limit
  }
  const isListed = given.some((value) => literal.values.includes(String(value)))
  if (literal.code === 'in') return isListed
  const { openOption } = factOf(literal.key)
  return !isListed && !(openOption !== undefined && given.includes(openOption))
}
