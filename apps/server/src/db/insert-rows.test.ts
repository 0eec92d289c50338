import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { sqlStateOf } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { instant } from './instant-column.ts'
import { jsonb } from './json-column.ts'

const notes = pgTable('notes', {
  id: uuid('id').primaryKey(),
  words: text('words').notNull().default('none'),
  answer: jsonb('answer'),
  sum: doublePrecision('sum'),
  isRead: boolean('is_read').notNull(),
  writtenAt: instant('written_at').notNull(),
})

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.db.execute(sql`
    create table notes (id uuid primary key, words text not null default 'none', answer jsonb,
      sum double precision, is_read boolean not null, written_at timestamptz not null)`)
})
afterAll(() => test.drop())

const note = (more: Partial<typeof notes.$inferInsert> = {}) => ({
  id: randomUUID(),
  isRead: true,
  writtenAt: new Date('2026-11-20T12:34:56.789Z'),
  ...more,
})

const addAndRead = async (rows: readonly (typeof notes.$inferInsert)[]) => {
  await test.db.transaction((tx) => insertRows(tx, notes, rows))
  const read = await test.db.select().from(notes)
  return rows.map(({ id }) => read.find((row) => row.id === id))
}

it('adds rows as they are, whatever their values', async () => {
  const rows = [
    note({
      words: 'Ünïcode “quoted” \\ \n 🎓',
      answer: { zip: '43004', list: [1, null] },
      sum: 0.1,
    }),
    note({ words: '', answer: '43004', sum: 1e15 }),
    note({ words: 'null', answer: ['null'], sum: -3 }),
  ]
  expect(await addAndRead(rows)).toEqual(rows)
})

it('leaves what a row does not give to the database', async () => {
  const rows = [note({ sum: null, answer: null }), note({ words: undefined }), note({ sum: 5 })]
  expect(await addAndRead(rows)).toEqual([
    { ...rows[0], words: 'none' },
    { ...rows[1], words: 'none', answer: null, sum: null },
    { ...rows[2], words: 'none', answer: null },
  ])
})

it('adds nothing of nothing', async () => {
  expect(await addAndRead([])).toEqual([])
})

it.each([
  ['22P02', { id: 'no id' }],
  ['22P05', { words: 'a zero: \u0000' }],
  ['23502', { isRead: null as unknown as boolean }],
])('tells that a row is at fault as the database does: %s', async (state, more) => {
  const error: unknown = await addAndRead([note(), note(more)]).catch((reason: unknown) => reason)
  expect(sqlStateOf(error)).toBe(state)
})

it('takes no day that is none for nothing', async () => {
  await expect(addAndRead([note({ writtenAt: new Date(Number.NaN) })])).rejects.toThrow(RangeError)
})
