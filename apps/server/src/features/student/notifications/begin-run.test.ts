import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { catalogueReaders, publications } from '../../../db/schema/notifications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { someScholarships } from '../../../testing/factories/scholarship.ts'
import { beginRun } from './begin-run.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

it('takes in everything that was published, a few at a time', async () => {
  await app.db.execute(`create function refuse_many() returns trigger language plpgsql as
    $$ begin
      if (select count(*) from taken) > 2 then raise 'too many at once'; end if;
      return null;
    end $$`)
  for (const event of ['insert', 'update'])
    await app.db.execute(`create trigger refuse_many_${event} after ${event} on publications
      referencing new table as taken for each statement execute function refuse_many()`)
  const stored = await someScholarships(app, [{}, {}, {}, {}, {}])
  const run = await beginRun(app, 2)
  const taken = await app.db
    .select({ id: publications.scholarshipId })
    .from(publications)
    .where(eq(publications.runId, run?.id ?? ''))
  expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)))
  expect(await app.db.select().from(catalogueReaders)).toMatchObject([{ sequence: 5 }])
})
