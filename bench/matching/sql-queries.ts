import type { Client } from 'pg'
import { GROUPS, listBits, type Layout } from './sql-layout.ts'
import { EXTRAS } from './sql-row.ts'
import { toSqlStudent, type SqlStudent } from './sql-student.ts'
import type { MatchQuery } from '@laurel/matching/match-index'
import { seconds } from './sql-catalogue.ts'

/** What a student asks of the catalogue, in SQL. */
export type SqlQuestion = {
  readonly student: SqlStudent
  /** What `$1` of a question for a page alone stands for. */
  readonly values: readonly unknown[]
  /** Open, not left out, and not refused: for all scholarships at once, and for a few. */
  readonly possible: string
  readonly possibleOfFew: string
  /** True of those possible that are eligible. */
  readonly eligible: string
  readonly eligibleOfFew: string
  /** The ids of the expressions that hold, preferences among them. */
  readonly held: string
  /** True where no question of the scholarship itself is open. */
  readonly isAttested: string
}

type Asked = Pick<MatchQuery, 'answers' | 'attested' | 'nowMs' | 'today' | 'excluded'>

/** Looks up which lists and expressions the student meets; the main statements carry their ids. */
export async function toQuestion(
  client: Client,
  layout: Layout,
  query: Asked,
  only?: 'page',
): Promise<SqlQuestion> {
  const student = toSqlStudent(layout, query.answers, query.today)
  const isFew = only === 'page'
  const met = await readIds(client, 'select list as id from listed where value = any($1)', [
    student.listed,
  ])
  // For all rows a constant set is one hash table; for a few it is less to send it once.
  const isMet: IsMet = (column) => `${column} = any(${isFew ? '$1::int4[]' : written(met)})`
  const now = seconds(query.nowMs)
  const attested = Object.entries(query.attested ?? {})
  const saidNo = attested.flatMap(([id, said]) => (Object.values(said).includes(false) ? [id] : []))
  const saidYes = attested.flatMap(([id, said]) =>
    Object.values(said).includes(false) ? [] : [id],
  )
  const leftOut = [...query.excluded, ...saidNo]
  const byAnswers = refusedByNone(student)
  const holds = branchHolds(isMet, [...byAnswers, ...decidedOf(student, [])])
  const held = written(isFew ? [] : await readIds(client, branchesWhere(holds)))
  const mayHold = branchMayHold(student, isMet, byAnswers)
  const eligibleWhere = (isOpenWay: string) =>
    and([...decidedOf(student, saidYes), `(expression = 0 or ${isOpenWay})`])
  const possibleWhere = (isOpenWay: string) =>
    and([
      // The planner would test what looks cheaper first; the words refuse most.
      `case when not (${and(byAnswers)}) then false else ${and([
        ...listsMet(layout, student, isMet),
        `(expression = 0 or ${isOpenWay})`,
      ])} end`,
      `opens <= ${now} and closes >= ${now}`,
      leftOut.length > 0 && `id <> all(${uuids(leftOut)})`,
    ])
  return {
    student,
    values: isFew ? [met] : [],
    possible: possibleWhere(`expression in (${branchesWhere(mayHold)})`),
    possibleOfFew: possibleWhere(branchExists(mayHold)),
    eligible: eligibleWhere(`expression = any(${held})`),
    eligibleOfFew: eligibleWhere(branchExists(holds)),
    held,
    isAttested:
      saidYes.length > 0 ? `((asks & 1) = 0 or id = any(${uuids(saidYes)}))` : '(asks & 1) = 0',
  }
}

type Condition = string | false

const EXTRA_NUMBERS = Array.from({ length: EXTRAS }, (_, n) => n)

const and = (conditions: readonly Condition[]): string =>
  conditions.filter(Boolean).join('\n and ') || 'true'
const uuids = (ids: readonly string[]) => `'{${ids.join(',')}}'::uuid[]`

/** Whether a column holds the id of a list that names one of the student's values, in SQL. */
type IsMet = (column: string) => string

const written = (ids: readonly number[]): string => `'{${ids.join(',')}}'::int4[]`

async function readIds(client: Client, text: string, values: unknown[] = []): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(text, values)
  return rows.map(({ id }) => id)
}

function refusedByNone(student: SqlStudent): Condition[] {
  return [
    ...student.words.map((bits, word) => bits !== 0n && `(w${word} & ${bits}) = 0`),
    student.ethnicities !== undefined && `(ethnicities & ${student.ethnicities}::int2) <> 0`,
  ]
}

const listsMet = (layout: Layout, student: SqlStudent, isMet: IsMet): Condition[] =>
  GROUPS.map((group) => {
    const known = listBits(layout, group) & student.known
    return known !== 0n && `((asks & ${known}) = 0 or ${isMet(group)})`
  })

/** Nothing asked is unknown or undecided. */
function decidedOf(student: SqlStudent, saidYes: readonly string[]): Condition[] {
  const unknown = saidYes.length > 0 ? student.unknown & ~1n : student.unknown
  return [
    `(asks & ${unknown}) = 0`,
    saidYes.length > 0 && `((asks & 1) = 0 or id = any(${uuids(saidYes)}))`,
    ...student.undecided.map((bits, word) => bits !== 0n && `(w${word} & ${bits}) = 0`),
  ]
}

const branchesWhere = (conditions: readonly Condition[]): string =>
  `select expression as id from branches where ${and(conditions)}`

/** For a few scholarships it is less to look each expression up than to find all that hold. */
const branchExists = (conditions: readonly Condition[]): string =>
  `exists (select from branches as b where b.expression = catalogue.expression and ${and(
    conditions.map((each) => each && each.replace(COLUMN, 'b.$1')),
  )})`

const COLUMN = /\b(asks|w\d|ethnicities|list\d|key\d|not\d)\b/g

const extraHolds = (isMet: IsMet, n: number) => `list${n} = 0 or (${isMet(`list${n}`)}) <> not${n}`

const branchMayHold = (
  { known }: SqlStudent,
  isMet: IsMet,
  conditions: readonly Condition[],
): Condition[] => [
  ...conditions,
  ...EXTRA_NUMBERS.map((n) => `((key${n} & ${known}) = 0 or ${extraHolds(isMet, n)})`),
]

/** What is unknown stands in `asks`, which has been tested. */
const branchHolds = (isMet: IsMet, conditions: readonly Condition[]): Condition[] => [
  ...conditions,
  ...EXTRA_NUMBERS.map((n) => `(${extraHolds(isMet, n)})`),
]

export const countSql = ({ possible, eligible }: SqlQuestion): string =>
  `select count(*)::int as total, count(*) filter (where ${eligible})::int as eligible
   from catalogue where ${possible}`

export const pageSql = (
  { possibleOfFew, eligibleOfFew }: SqlQuestion,
  offset: number,
  limit: number,
): string =>
  `select id, ${eligibleOfFew} as eligible from catalogue where ${possibleOfFew}
   order by created desc, id desc limit ${limit} offset ${offset}`

const POINTS_OF_PREFERENCE = 10

/** The best of the eligible: those whose preference is met, and all others, each in its kept order. */
export function bestSql(question: SqlQuestion, limit: number) {
  const best = (isPreferred: string, points: number) =>
    `(select id, score + ${points} as points, closes from catalogue
      where ${question.possible} and ${question.eligible} and ${isPreferred}
      order by score desc, closes, id limit ${limit})`
  return `select id from (
    ${best(`preference <> 0 and preference = any(${question.held})`, POINTS_OF_PREFERENCE)}
    union all
    ${best(`(preference = 0 or preference <> all(${question.held}))`, 0)}) as both_parts
    order by points desc, closes, id limit ${limit}`
}
