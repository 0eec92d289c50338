import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import type { Database } from '../../../db/database.ts'
import { listingMarks, listingPairs } from '../../../db/schema/duplicates.ts'
import { transact } from '../../../db/transact.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { mergeListings } from './merge-listings.ts'
import { joinEntries } from './join-entries.ts'
import { nameKey } from './name-key.ts'
import { readAlike, readEntries, readIsOfOneFile, readStanding, readUnmarked } from './queries.ts'
import { restoreAbandoned } from './restore-abandoned.ts'
import { siteKey } from './site-key.ts'
import { bodyKey } from './sponsor-body.ts'
import { bandsOf, shinglesOf } from './text-likeness.ts'
import { bySource, type Entry, survivorFirst, weighPair } from './weigh-pair.ts'

/** Listings marked in one step. */
const STEP = 200

interface Marked extends Entry {
  nameKey: string
  bands: string[]
  contentHash: string
}

/**
 * Marks what is new or changed in the catalogue, and merges what is surely the same. What may be the
 * same waits at the desk. Safe to repeat and to be cut short. Gives how many were merged.
 */
export async function mergeDuplicates(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const { db, clock } = app
  await restoreAbandoned(app)
  let merged = 0
  for (;;) {
    const entries = await readEntries(db, await readUnmarked(db, STEP))
    if (entries.size === 0) return merged
    const inOrder = [...entries.values()].toSorted(bySource)
    const marked = inOrder.map((entry): Marked => ({
      ...entry,
      nameKey: nameKey(entry.title, entry.sponsor),
      bands: [
        ...bandsOf(shinglesOf(entry.text)),
        ...band('site', siteKey(entry)),
        ...band('body', bodyKey(entry)),
      ],
    }))
    await keepMarks(db, marked)
    await joinAnew(
      db,
      marked.map(({ id }) => id),
      clock.now(),
    )
    for (const entry of marked) merged += await mergeOne(db, entry, clock.now())
  }
}

/** Whoever has one site or one body behind one title is looked for like whoever says the same. */
const band = (of: 'site' | 'body', key: string): string[] => (key === '' ? [] : [`${of} ${key}`])

/** What a listing says anew is weighed against what the entries say that it stands for. */
async function joinAnew(db: Database, ids: readonly string[], now: Date): Promise<void> {
  for (const id of await readStanding(db, ids))
    await transact(db, async (tx) => {
      await joinEntries(tx, id, now)
      await recordCatalogueChange(tx, [id])
    })
}

type Pair = Pick<typeof listingPairs.$inferInsert, 'staysId' | 'goesId' | 'basis' | 'likeness'>

/** A pair that somebody told apart once is not brought up again. */
const keepPair = (db: Database, pair: Pair, foundAt: Date) =>
  db
    .insert(listingPairs)
    .values({ ...pair, id: randomUUID(), foundAt })
    .onConflictDoNothing()

async function keepMarks(db: Database, marked: readonly Marked[]): Promise<void> {
  for (const { id, contentHash, nameKey: name, bands } of marked) {
    const marks = { contentHash, nameKey: name, bands }
    await db
      .insert(listingMarks)
      .values({ scholarshipId: id, ...marks })
      .onConflictDoUpdate({ target: listingMarks.scholarshipId, set: marks })
  }
}

/** Merges one listing with those that are surely the same, and brings what may be to the desk. */
async function mergeOne(db: Database, marked: Marked, now: Date): Promise<number> {
  const alike = await readAlike(db, marked.id, marked)
  let merged = 0
  for (const otherId of alike) {
    // Read anew each time: the merge before may have taken one of them away.
    const entries = await readEntries(db, [marked.id, otherId])
    const [one, other] = [entries.get(marked.id), entries.get(otherId)]
    if (!one || !other) continue
    const { verdict, basis, likeness } = weighPair(
      one,
      other,
      await readIsOfOneFile(db, one.id, other.id),
    )
    if (verdict === 'different') continue
    const [survivor, gone] = survivorFirst(one, other, now)
    if (verdict === 'maybe') {
      await keepPair(db, { staysId: survivor.id, goesId: gone.id, basis, likeness }, now)
      continue
    }
    const ids = { survivorId: survivor.id, mergedId: gone.id, basis, likeness, mergedBy: null }
    if (await db.transaction((tx) => mergeListings(tx, ids, now))) merged += 1
  }
  return merged
}
