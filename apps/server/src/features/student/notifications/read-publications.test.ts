import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { someScholarships } from '../../../testing/factories/scholarship.ts'
import { beginRun } from './begin-run.ts'
import { readPublications } from './read-publications.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

it('reads what a run is about page by page, without what is not open any more', async () => {
  const stored = await someScholarships(app, [{}, {}, {}, {}, {}])
  const run = await beginRun(app)
  await someScholarships(app, [{ title: 'Of the next run' }])
  const ids = stored.map(({ id }) => id).toSorted()
  const [first = '', second = ''] = ids
  for (const id of [first, second])
    await app.db.update(scholarships).set({ status: 'withdrawn' }).where(eq(scholarships.id, id))
  const pages: string[][] = []
  for await (const page of readPublications(app, { id: run?.id ?? '' }, 2))
    pages.push(page.map(({ id }) => id))
  expect(pages).toEqual([[], ids.slice(2, 4), ids.slice(4)])
})
