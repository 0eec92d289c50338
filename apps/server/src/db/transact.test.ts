import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import type { Transaction } from './database.ts'
import { transact } from './transact.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Fails as PostgreSQL does, by its own hand. */
const failWith = (tx: Transaction, sqlState: string) =>
  tx.execute(
    sql.raw(`do $$ begin raise exception 'in the way' using errcode = '${sqlState}'; end $$`),
  )

it.each(['40001', '40P01'])('begins again after %s and writes once', async (sqlState) => {
  let tries = 0
  const id = await transact(app.db, async (tx) => {
    tries += 1
    const name = `transact-${sqlState}`
    await tx.execute(sql`insert into secrets (name, value) values (${name}, ${tries})`)
    if (tries < 3) await failWith(tx, sqlState)
    return name
  })
  const { rows } = await app.db.execute(sql`select value from secrets where name = ${id}`)
  expect([tries, rows]).toEqual([3, [{ value: '3' }]])
})

it('gives up after four tries', async () => {
  let tries = 0
  const write = (tx: Transaction) => {
    tries += 1
    return failWith(tx, '40001')
  }
  await expect(transact(app.db, write)).rejects.toThrow()
  expect(tries).toBe(4)
})

it('does not begin again after any other failure', async () => {
  let tries = 0
  const write = (tx: Transaction) => {
    tries += 1
    return failWith(tx, '23505')
  }
  await expect(transact(app.db, write)).rejects.toThrow()
  expect(tries).toBe(1)
})
