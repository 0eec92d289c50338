import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogueReaders } from '../../../db/schema/notifications.ts'
import { catalogueChanges, scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { forgetCatalogueChanges } from './forget-catalogue-changes.ts'
import { recordCatalogueChange } from './record-catalogue-change.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const DAY_MILLISECONDS = 86_400_000

async function changedDaysAgo(sequence: number, days: number): Promise<void> {
  const changedAt = new Date(app.clock.now().getTime() - days * DAY_MILLISECONDS)
  await app.db
    .update(catalogueChanges)
    .set({ changedAt })
    .where(eq(catalogueChanges.sequence, sequence))
}

const readUpTo = (sequence: number) => app.db.update(catalogueReaders).set({ sequence })

async function keptSequences(): Promise<number[]> {
  const { sequence } = catalogueChanges
  const rows = await app.db.select({ sequence }).from(catalogueChanges).orderBy(asc(sequence))
  return rows.map((row) => row.sequence)
}

it('forgets what is over 30 days old, oldest first', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await aScholarship(app, { title })
  for (const [sequence, days] of [
    [1, 40],
    [2, 31],
    [3, 29],
    [4, 31],
    [5, 1],
  ] as const)
    await changedDaysAgo(sequence, days)
  await readUpTo(5)
  await forgetCatalogueChanges(app)
  expect(await keptSequences()).toEqual([3, 4, 5])
})

it('keeps the newest change however old it is', async () => {
  for (const title of ['One', 'Two']) await aScholarship(app, { title })
  for (const sequence of [1, 2]) await changedDaysAgo(sequence, 365)
  await readUpTo(2)
  await forgetCatalogueChanges(app)
  expect(await keptSequences()).toEqual([2])
  await aScholarship(app, { title: 'Three' })
  expect(app.matches.state()).toMatchObject({ size: 3, sequence: 3 })
})

describe('readers that work by themselves', () => {
  beforeEach(async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) await aScholarship(app, { title })
    for (const sequence of [1, 2, 3, 4]) await changedDaysAgo(sequence, 365)
  })

  it('keeps what one of them has not read yet, however old it is', async () => {
    await readUpTo(4)
    await app.db.insert(catalogueReaders).values({ name: 'slow', sequence: 2 })
    await forgetCatalogueChanges(app)
    expect(await keptSequences()).toEqual([3, 4])
  })

  it('forgets what is old where there are none', async () => {
    await app.db.delete(catalogueReaders)
    await forgetCatalogueChanges(app)
    expect(await keptSequences()).toEqual([4])
  })
})

it('lets a process that missed forgotten changes read the catalogue anew', async () => {
  const { id } = await aScholarship(app, { title: 'Withdrawn in between' })
  await aScholarship(app, { title: 'Stays' })
  // In one transaction, so that the process sees all of it or nothing.
  await app.db.transaction(async (tx) => {
    await tx.update(scholarships).set({ status: 'withdrawn' }).where(eq(scholarships.id, id))
    await recordCatalogueChange(tx, [id])
    await tx.insert(catalogueChanges).values({ sequence: 100, scholarshipId: id })
    for (const sequence of [1, 2, 3])
      await tx.delete(catalogueChanges).where(eq(catalogueChanges.sequence, sequence))
    await tx.execute("select setval('catalogue_sequence', 100)")
  })
  await app.matches.catchUp()
  expect(app.matches.state()).toMatchObject({ size: 1, sequence: 100 })
  await aScholarship(app, { title: 'After' })
  expect(app.matches.state()).toMatchObject({ size: 2, sequence: 101 })
})
