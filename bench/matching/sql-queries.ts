import { ATTEST_KEY, groupOf, GROUPS, kindOf, type Layout } from './sql-layout.ts'
import { EXTRAS } from './sql-row.ts'
import { toSqlStudent, type SqlStudent } from './sql-student.ts'
import type { MatchQuery } from '@laurel/matching/match-index'
import { seconds } from './sql-catalogue.ts'

/** What a student asks of the catalogue, in SQL. */
export type SqlQuestion = {
  readonly student: SqlStudent
  /** Open, not left out, and not refused. */
  readonly possible: string
  /** True of those possible that are eligible. */
  readonly eligible: string
}

type Asked = Pick<MatchQuery, 'answers' | 'attested' | 'nowMs' | 'today' | 'excluded'>

export function toQuestion(layout: Layout, query: Asked): SqlQuestion {
  const student = toSqlStudent(layout, query.answers, query.today)
  const now = seconds(query.nowMs)
  const attested = Object.entries(query.attested ?? {})
  const saidNo = attested.flatMap(([id, said]) => (Object.values(said).includes(false) ? [id] : []))
  const saidYes = attested.flatMap(([id, said]) =>
    Object.values(said).includes(false) ? [] : [id],
  )
  const leftOut = [...query.excluded, ...saidNo]
  const byAnswers = refusedByNone(student)
  return {
    student,
    possible: and([
      ...byAnswers,
      ...listsMet(layout, student),
      expressionIn(branchMayHold(student, byAnswers)),
      `opens <= ${now} and closes >= ${now}`,
      leftOut.length > 0 && `id <> all(${uuids(leftOut)})`,
    ]),
    eligible: and([
      ...decidedOf(student, saidYes),
      expressionIn(branchHolds(student, [...byAnswers, ...decidedOf(student, [])])),
    ]),
  }
}

type Condition = string | false

const EXTRA_NUMBERS = Array.from({ length: EXTRAS }, (_, n) => n)

const and = (conditions: readonly Condition[]): string =>
  conditions.filter(Boolean).join('\n and ') || 'true'
const uuids = (ids: readonly string[]) => `'{${ids.join(',')}}'::uuid[]`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The lists that hold one of the student's values. */
const metLists = (student: SqlStudent): string =>
  `select list from listed where value in (${student.listed.map(literal).join(', ') || 'null'})`

function refusedByNone(student: SqlStudent): Condition[] {
  return [
    ...student.words.map((bits, word) => bits !== 0n && `(w${word} & ${bits}) = 0`),
    student.ethnicities !== undefined && `(ethnicities & ${student.ethnicities}::int2) <> 0`,
  ]
}

const listsMet = (layout: Layout, student: SqlStudent): Condition[] =>
  GROUPS.map((group) => {
    const known = knownListed(layout, student, group)
    return known !== 0n && `((asks & ${known}) = 0 or ${group} in (${metLists(student)}))`
  })

function knownListed(layout: Layout, student: SqlStudent, group: string): bigint {
  let known = 0n
  for (const [key, bit] of layout.keys)
    if (key !== ATTEST_KEY && kindOf(key) === 'list' && groupOf(key) === group)
      known |= bit & student.known
  return known
}

/** Nothing asked is unknown or undecided. */
function decidedOf(student: SqlStudent, saidYes: readonly string[]): Condition[] {
  const unknown = saidYes.length > 0 ? student.unknown & ~1n : student.unknown
  return [
    `(asks & ${unknown}) = 0`,
    saidYes.length > 0 && `((asks & 1) = 0 or id = any(${uuids(saidYes)}))`,
    ...student.undecided.map((bits, word) => bits !== 0n && `(w${word} & ${bits}) = 0`),
  ]
}

const expressionIn = (conditions: readonly Condition[]): string =>
  `(expression = 0 or expression in (select expression from branches where ${and(conditions)}))`

const extraHolds = (student: SqlStudent, n: number) =>
  `list${n} = 0 or (list${n} in (${metLists(student)})) <> not${n}`

const branchMayHold = (student: SqlStudent, conditions: readonly Condition[]): Condition[] => [
  ...conditions,
  ...EXTRA_NUMBERS.map((n) => `((key${n} & ${student.known}) = 0 or ${extraHolds(student, n)})`),
]

/** What is unknown stands in `asks`, which has been tested. */
const branchHolds = (student: SqlStudent, conditions: readonly Condition[]): Condition[] => [
  ...conditions,
  ...EXTRA_NUMBERS.map((n) => `(${extraHolds(student, n)})`),
]

export const countSql = ({ possible, eligible }: SqlQuestion): string =>
  `select count(*)::int as total, count(*) filter (where ${eligible})::int as eligible
   from catalogue where ${possible}`

export const pageSql = (
  { possible, eligible }: SqlQuestion,
  offset: number,
  limit: number,
): string =>
  `select id, ${eligible} as eligible from catalogue where ${possible}
   order by created desc, id desc limit ${limit} offset ${offset}`
