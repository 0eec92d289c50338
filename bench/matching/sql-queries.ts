import type { Client } from 'pg'
import { GROUPS, listBits, type Layout } from './sql-layout.ts'
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
  /** The expressions that hold, preferences among them. */
  readonly held: string
}

type Asked = Pick<MatchQuery, 'answers' | 'attested' | 'nowMs' | 'today' | 'excluded'>

/** Looks up which lists name the student's values; the main statements carry their ids. */
export async function toQuestion(
  client: Client,
  layout: Layout,
  query: Asked,
): Promise<SqlQuestion> {
  const student = toSqlStudent(layout, query.answers, query.today)
  const met = await readMetLists(client, student)
  const now = seconds(query.nowMs)
  const attested = Object.entries(query.attested ?? {})
  const saidNo = attested.flatMap(([id, said]) => (Object.values(said).includes(false) ? [id] : []))
  const saidYes = attested.flatMap(([id, said]) =>
    Object.values(said).includes(false) ? [] : [id],
  )
  const leftOut = [...query.excluded, ...saidNo]
  const byAnswers = refusedByNone(student)
  const held = branchesWhere(branchHolds(met, [...byAnswers, ...decidedOf(student, [])]))
  return {
    student,
    possible: and([
      ...byAnswers,
      ...listsMet(layout, student, met),
      `(expression = 0 or expression in (${branchesWhere(branchMayHold(student, met, byAnswers))}))`,
      `opens <= ${now} and closes >= ${now}`,
      leftOut.length > 0 && `id <> all(${uuids(leftOut)})`,
    ]),
    eligible: and([...decidedOf(student, saidYes), `(expression = 0 or expression in (${held}))`]),
    held,
  }
}

type Condition = string | false

const EXTRA_NUMBERS = Array.from({ length: EXTRAS }, (_, n) => n)

const and = (conditions: readonly Condition[]): string =>
  conditions.filter(Boolean).join('\n and ') || 'true'
const uuids = (ids: readonly string[]) => `'{${ids.join(',')}}'::uuid[]`

/** The ids of lists, written out: for the planner, a constant set is one hash table. */
async function readMetLists(client: Client, { listed }: SqlStudent): Promise<string> {
  if (listed.length === 0) return "'{}'::int4[]"
  const { rows } = await client.query<{ list: number }>(
    'select list from listed where value = any($1)',
    [listed],
  )
  return `'{${rows.map(({ list }) => list).join(',')}}'::int4[]`
}

function refusedByNone(student: SqlStudent): Condition[] {
  return [
    ...student.words.map((bits, word) => bits !== 0n && `(w${word} & ${bits}) = 0`),
    student.ethnicities !== undefined && `(ethnicities & ${student.ethnicities}::int2) <> 0`,
  ]
}

const listsMet = (layout: Layout, student: SqlStudent, met: string): Condition[] =>
  GROUPS.map((group) => {
    const known = listBits(layout, group) & student.known
    return known !== 0n && `((asks & ${known}) = 0 or ${group} = any(${met}))`
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
  `select expression from branches where ${and(conditions)}`

const extraHolds = (met: string, n: number) => `list${n} = 0 or (list${n} = any(${met})) <> not${n}`

const branchMayHold = (
  { known }: SqlStudent,
  met: string,
  conditions: readonly Condition[],
): Condition[] => [
  ...conditions,
  ...EXTRA_NUMBERS.map((n) => `((key${n} & ${known}) = 0 or ${extraHolds(met, n)})`),
]

/** What is unknown stands in `asks`, which has been tested. */
const branchHolds = (met: string, conditions: readonly Condition[]): Condition[] => [
  ...conditions,
  ...EXTRA_NUMBERS.map((n) => `(${extraHolds(met, n)})`),
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

const POINTS_OF_PREFERENCE = 10

/** The best of one tier: those whose preference is met, and all others, each in its kept order. */
export function bestSql(question: SqlQuestion, tier: 'eligible' | 'possible', limit: number) {
  const isOfTier = tier === 'eligible' ? question.eligible : `not (${question.eligible})`
  const best = (isPreferred: string, points: number) =>
    `(select id, score + ${points} as points, closes from catalogue
      where ${question.possible} and ${isOfTier} and ${isPreferred}
      order by score desc, closes, id limit ${limit})`
  return `select id from (
    ${best(`preference in (${question.held})`, POINTS_OF_PREFERENCE)}
    union all
    ${best(`(preference = 0 or preference not in (${question.held}))`, 0)}) as both_parts
    order by points desc, closes, id limit ${limit}`
}
