import type { ListingFilters } from '@laurel/matching/listing'
import type { MatchIndex, MatchResult, Unlock } from '@laurel/matching/match-index'
import type { Client } from 'pg'
import type { Layout } from './sql-layout.ts'
import { bestSql, countSql, pageSql, toQuestion } from './sql-queries.ts'
import { unlocksSql, type Blocked } from './sql-unlocks.ts'
import { differenceInUnlocks } from './sum-unlocks.ts'
import type { Subject } from './subjects.ts'

/** One thing asked of both sides, who must answer alike. */
export type Operation = {
  readonly name: string
  /** With all caches flushed for every so many profiles; 0 for never. */
  readonly flushedEvery: number
  engine(index: MatchIndex, subject: Subject): unknown
  sql(client: Client, layout: Layout, subject: Subject): Promise<unknown>
  /** What differs between the two answers; null for nothing. */
  difference(layout: Layout, subject: Subject, engine: unknown, sql: unknown): string | null
  /** Asked for every so many profiles. */
  readonly every: number
}

export const PAGE = 15
const PAGE_500 = 499 * PAGE
const BEST = 10

type PageRow = { readonly id: string; readonly eligible: boolean }

const find = (
  index: MatchIndex,
  subject: Subject,
  by: 'createdAt' | 'match',
  filters: ListingFilters = {},
): MatchResult => index.query({ ...subject, filters, order: { by, direction: 'DESC' } })

const idsOf = (result: MatchResult, offset: number, limit: number): string[] =>
  result.page(offset, limit).map(({ id, verdict }) => `${id} ${verdict}`)

const idsIn = (rows: readonly PageRow[]): string[] =>
  rows.map(({ id, eligible }) => `${id} ${eligible ? 'eligible' : 'possible'}`)

function inWords(_layout: Layout, _subject: Subject, engine: unknown, sql: unknown): string | null {
  const [mine, other] = [JSON.stringify(engine), JSON.stringify(sql)]
  return mine === other ? null : `${mine.slice(0, 600)}\nSQL ${other.slice(0, 600)}`
}

function countAnd(name: string, offset: number, flushedEvery: number): Operation {
  return {
    name,
    flushedEvery,
    every: 1,
    difference: inWords,
    engine(index, subject) {
      const result = find(index, subject, 'createdAt')
      const { total, eligible } = result
      return { total, eligible, ids: idsOf(result, offset, PAGE) }
    },
    async sql(client, layout, subject) {
      const question = await toQuestion(client, layout, subject)
      // Both statements travel together, and come back together.
      const text = `${countSql(question)};\n${pageSql(question, offset, PAGE)}`
      const [counted, page] = (await client.query(text)) as unknown as [
        { rows: { total: number; eligible: number }[] },
        { rows: PageRow[] },
      ]
      return { ...counted.rows[0], ids: idsIn(page.rows) }
    },
  }
}

const pageAlone: Operation = {
  name: 'page 1 without a count',
  flushedEvery: 0,
  every: 1,
  difference: inWords,
  engine: (index, subject) => idsOf(find(index, subject, 'createdAt'), 0, PAGE),
  async sql(client, layout, subject) {
    const question = await toQuestion(client, layout, subject, 'page')
    const { rows } = await client.query(pageSql(question, 0, PAGE), [...question.values])
    return idsIn(rows)
  },
}

/** Of the eligible: PostgreSQL keeps no order by what the possible wait for. */
const best: Operation = {
  name: 'top 10 by score',
  flushedEvery: 4,
  every: 1,
  difference: inWords,
  engine: (index, subject) =>
    find(index, subject, 'match', { verdict: 'eligible' })
      .page(0, BEST)
      .map(({ id }) => id),
  async sql(client, layout, subject) {
    const question = await toQuestion(client, layout, subject)
    const { rows } = await client.query<{ id: string }>(bestSql(question, BEST))
    return rows.map(({ id }) => id)
  },
}

const unlocks: Operation = {
  name: 'unlock analysis',
  flushedEvery: 0,
  every: 4,
  engine: (index, subject) => index.unlocks(subject),
  async sql(client, layout, subject) {
    const question = await toQuestion(client, layout, subject)
    return (await client.query<Blocked>(unlocksSql(layout, question))).rows
  },
  difference: (layout, subject, engine, sql) =>
    differenceInUnlocks(layout, subject, engine as Unlock[], sql as Blocked[]),
}

export const COUNT_AND_FIRST = countAnd('count + page 1', 0, 1)
export const OPERATIONS: readonly Operation[] = [
  COUNT_AND_FIRST,
  countAnd('count + page 500', PAGE_500, 4),
  pageAlone,
  best,
  unlocks,
]
