import { answerKey, type Answers, type FactValue } from '@laurel/matching/answers'
import { FACTS } from '@laurel/matching/facts'
import type { Unlock } from '@laurel/matching/match-index'
import { prepareAnswers } from '@laurel/matching/prepare-answers'
import { factOf, listById, type Layout } from './sql-layout.ts'
import type { Alternatives, Literal } from './sql-literals.ts'
import { toSqlStudent, type SqlStudent } from './sql-student.ts'
import type { Blocked } from './sql-unlocks.ts'

/** Of these, an answer that the engine does not name must open nothing. */
const CLOSED_FACTS = ['schoolLevel', 'citizenship', 'gender', 'ethnicity', 'degreeType']

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
  // An age cannot be answered; whoever was born in January of its year has it.
  const born = `${Number(today.slice(0, 4)) - Number(answer)}-01-01`
  const answered: Answers = {
    ...answers,
    ...(key === 'age' ? { birthDate: [born] } : { [key]: [answer] }),
  }
  const student = toSqlStudent(layout, answered, today)
  const prepared = prepareAnswers(answered, today, FACTS).answers
  const opened: Opened = { scholarships: 0, amountUsd: 0 }
  const own = layout.keys.get(key) ?? 0n
  for (const group of groups)
    if (mayConcern(group, own) && isOpened(layout, group, student, prepared)) {
      opened.scholarships += group.scholarships
      opened.amountUsd += group.amountUsd
    }
  return opened
}

/** Only a group that waits for this fact, or for an expression, can be opened by it. */
const mayConcern = ({ blocker }: Blocked, own: bigint): boolean =>
  blocker === '0' || blocker === String(own)

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

/** How many answers to each question are looked at, those that open most. */
const CHECKED_ANSWERS = 5

/** What differs between the engine's unlocks and the groups PostgreSQL found; null for nothing. */
export function differenceInUnlocks(
  layout: Layout,
  asked: Asked,
  unlocks: readonly Unlock[],
  groups: readonly Blocked[],
): string | null {
  const found = new Map(unlocks.map((each) => [answerKey(each.fact, each.relation), each]))
  for (const [key, { answers }] of found)
    for (const { answer, scholarships, amountUsd } of answers.slice(0, CHECKED_ANSWERS)) {
      const sum = sumUnlocks(layout, groups, asked, key, answer)
      if (sum.scholarships !== scholarships || Math.abs(sum.amountUsd - amountUsd) > 0.5)
        return `${key} ${answer}: ${scholarships}, ${amountUsd}; SQL ${JSON.stringify(sum)}`
    }
  for (const key of CLOSED_FACTS) {
    if (asked.answers[key] !== undefined) continue
    const said = new Set(found.get(key)?.answers.map(({ answer }) => String(answer)))
    for (const option of factOf(key).options ?? [])
      if (!said.has(option) && sumUnlocks(layout, groups, asked, key, option).scholarships > 0)
        return `${key} ${option} opens something in SQL only`
  }
  return null
}
