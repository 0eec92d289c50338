import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingMerges } from '../../../db/schema/duplicates.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import {
  aScholarship,
  type ScholarshipOptions,
  someScholarships,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { storeScholarships } from '../scholarships/store-scholarships.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { undoMerge } from './undo-merge.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Two entries of one award, of which the first was read more fully. */
const twoEntries = async (first: ScholarshipOptions = {}, second: ScholarshipOptions = {}) => {
  const sponsor = `Trust ${randomUUID()}`
  const both = { title: 'Bright Rivers Award', sponsor, delivery: 'provider' as const }
  const [kept, gone] = await someScholarships(app, [
    { ...both, criteria: [{ fact: 'state', in: ['OH'] }], ...first },
    { ...both, known: 'partly', ...second },
  ])
  if (!kept || !gone) throw new Error('Two were to be stored.')
  return { kept, gone }
}

const rowsOfOneFile = async (...ids: string[]) => {
  const importId = randomUUID()
  const now = app.clock.now()
  await app.db.insert(imports).values({
    id: importId,
    origin: 'command',
    fileName: 'one.csv',
    sizeBytes: 1,
    sha256: importId,
    fileKey: '',
    readOn: '2026-11-20',
    state: 'imported',
    createdAt: now,
  })
  await app.db.insert(importRows).values(
    ids.map((scholarshipId, at) => ({
      importId,
      scholarshipId,
      line: at + 1,
      outcome: 'imported' as const,
      isDone: true,
      title: '',
      sponsor: '',
    })),
  )
}

const statuses = async (...ids: string[]) => {
  const rows = await app.db
    .select({ id: scholarships.id, status: scholarships.status })
    .from(scholarships)
    .where(inArray(scholarships.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}

const mergeOf = async (mergedId: string) => {
  const [merge] = await app.db
    .select()
    .from(listingMerges)
    .where(eq(listingMerges.mergedId, mergedId))
  return merge
}

const save = async ({ headers }: Student, scholarshipId: string) =>
  app.server.inject({
    method: 'PUT',
    url: '/api/v1/scholarships/add-wishlist',
    headers,
    payload: { scholarshipId },
  })
const saved = async ({ headers }: Student): Promise<string[]> => {
  const answer = await app.server.inject({ url: '/api/v1/scholarships/get-wishlist', headers })
  return answer.json().data.map(({ id, _id }: { id?: string; _id?: string }) => id ?? _id)
}
const view = async ({ headers }: Student, id: string) => {
  const answer = await app.server.inject({ url: `/api/v1/scholarships/${id}`, headers })
  return { status: answer.statusCode, data: answer.json().data }
}
const undo = async (mergedId: string) =>
  app.db.transaction(async (tx) =>
    undoMerge(tx, (await mergeOf(mergedId))?.id ?? '', app.clock.now()),
  )

describe('entries of one award', () => {
  it('become one: the fuller stays, the other leads to it, and lists move over', async () => {
    const { kept, gone } = await twoEntries()
    const student = await aStudent(app)
    await save(student, gone.id)
    expect(await mergeDuplicates(app)).toBe(1)
    expect(await statuses(kept.id, gone.id)).toEqual(['published', 'merged'])
    await app.matches.catchUp()
    expect(await saved(student)).toContain(kept.id)
    const seen = await view(student, gone.id)
    expect([seen.status, seen.data?._id ?? seen.data?.id]).toEqual([200, kept.id])
  })

  it('are not merged a second time', async () => {
    await twoEntries()
    await mergeDuplicates(app)
    expect(await mergeDuplicates(app)).toBe(0)
  })

  it('stay two where two rows of one file name different sums', async () => {
    const sums = await twoEntries({ amounts: [500] }, { amounts: [900] })
    await rowsOfOneFile(sums.kept.id, sums.gone.id)
    expect(await mergeDuplicates(app)).toBe(0)
    expect(await statuses(sums.kept.id, sums.gone.id)).toEqual(['published', 'published'])
  })

  it('stay two where students work on both', async () => {
    const used = await twoEntries({ delivery: 'laurel' }, { delivery: 'laurel' })
    const student = await aStudent(app)
    for (const { id } of [used.kept, used.gone])
      expect((await send(app, student, id, 'Draft')).status).toBe(200)
    expect(await mergeDuplicates(app)).toBe(0)
  })

  it('are not samples', async () => {
    await twoEntries({ isSample: true }, { isSample: true })
    expect(await mergeDuplicates(app)).toBe(0)
  })
})

describe('taking apart', () => {
  it('brings the other back, off the lists it came onto, and never merges the two again', async () => {
    const { kept, gone } = await twoEntries()
    const [both, one] = [await aStudent(app), await aStudent(app)]
    await save(both, kept.id)
    for (const student of [both, one]) await save(student, gone.id)
    await mergeDuplicates(app)
    expect(await undo(gone.id)).toBe('undone')
    expect(await statuses(kept.id, gone.id)).toEqual(['published', 'published'])
    expect((await saved(both)).toSorted()).toEqual([kept.id, gone.id].toSorted())
    expect(await saved(one)).toEqual([gone.id])
    expect(await undo(gone.id)).toBe('already')
    await app.db
      .update(scholarships)
      .set({ contentHash: 'other' })
      .where(eq(scholarships.id, gone.id))
    expect(await mergeDuplicates(app)).toBe(0)
  })

  it('is too late after 30 days', async () => {
    const { gone } = await twoEntries()
    await mergeDuplicates(app)
    const merge = await mergeOf(gone.id)
    const late = new Date(app.clock.now().getTime() + 31 * 86_400_000)
    const end = await app.db.transaction((tx) => undoMerge(tx, merge?.id ?? '', late))
    expect(end).toBe('tooLate')
  })
})

describe('what becomes of a merged entry', () => {
  it('is not published again by its own catalogue, but weighed anew when that changed it', async () => {
    const { kept, gone } = await twoEntries()
    await mergeDuplicates(app)
    const again = { ...(await inputLike(kept.id)), sourceKey: gone.sourceKey, amounts: [77] }
    await app.db.transaction((tx) => storeScholarships(tx, [again], app.clock.now()))
    expect(await statuses(gone.id)).toEqual(['merged'])
    await mergeDuplicates(app)
    expect(await statuses(kept.id, gone.id)).toEqual(['published', 'published'])
  })

  it('comes back when the one that stood for it is gone or withdrawn', async () => {
    const withdrawn = await twoEntries()
    const removed = await twoEntries()
    await mergeDuplicates(app)
    await app.db
      .update(scholarships)
      .set({ status: 'withdrawn' })
      .where(eq(scholarships.id, withdrawn.kept.id))
    await app.db.delete(scholarships).where(eq(scholarships.id, removed.kept.id))
    await mergeDuplicates(app)
    expect(await statuses(withdrawn.gone.id, removed.gone.id)).toEqual(['published', 'published'])
  })

  it('answers 404 to whoever asks for it when nothing stands for it', async () => {
    const lone = await aScholarship(app)
    await app.db.update(scholarships).set({ status: 'merged' }).where(eq(scholarships.id, lone.id))
    expect((await view(await aStudent(app), lone.id)).status).toBe(404)
  })
})

/** A row of the catalogue as an import would bring it in again. */
async function inputLike(id: string) {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  if (!row) throw new Error(`No row ${id}`)
  const { title, descriptionHtml, descriptionText, award, deadline, criteria, known } = row
  return {
    title,
    descriptionHtml,
    descriptionText,
    award,
    deadline,
    criteria,
    known,
    sponsor: 'Somebody',
    recurrence: null,
    unreadSentences: [],
    suggestedCriteria: null,
    requirements: [],
    aiPolicy: 'allowed' as const,
    delivery: 'provider' as const,
    applyUrl: null,
    termsHtml: null,
    privacyHtml: null,
    affidavitHtml: null,
    source: null,
    status: 'published' as const,
    isSample: false,
    isRandomDraw: false,
    isFeatured: false,
  }
}
