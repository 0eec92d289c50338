import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { catalogueChanges, scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { openCatalogueSnapshots } from './catalogue-snapshots.ts'
import { followCatalogue, type Matches } from './follow-catalogue.ts'
import { recordCatalogueChange } from './record-catalogue-change.ts'

let app: TestApp
let dir: string
let file: string
let said: string[]
let started: Matches[]
beforeEach(async () => {
  app = await createTestApp()
  dir = await mkdtemp(join(tmpdir(), 'laurel-snapshot-'))
  file = join(dir, 'data', 'match-index.snapshot')
  said = []
  started = []
})
afterEach(async () => {
  for (const matches of started) await matches.stop()
  await app.close()
  await rm(dir, { recursive: true, force: true })
})

/** A process of its own, which notes what it logs. */
async function start(
  { db, databaseUrl }: { db: Database; databaseUrl: string } = app,
  smallest = 1,
): Promise<Matches> {
  const note = (details: { reason?: string }, message: string) =>
    void said.push(details.reason ? `${message}: ${details.reason}` : message)
  const log = Object.assign(Object.create(app.server.log), { info: note, warn: note })
  const snapshots = await openCatalogueSnapshots({ db, log, file, smallest })
  // That it is read from the database is said of itself, and not of the snapshot.
  const quiet = Object.assign(Object.create(log), { info: () => undefined })
  const matches = await followCatalogue({ ...app, db, databaseUrl, log: quiet, snapshots })
  started.push(matches)
  return matches
}

/** Starts one, stops it, and forgets what it said. */
async function leaveSnapshot(): Promise<void> {
  const matches = await start()
  await matches.stop()
  said = []
}

async function titles({ index }: Matches): Promise<string[]> {
  const found = index.query({
    answers: { gpa: [3] },
    nowMs: app.clock.now().getTime(),
    today: '2026-11-20',
    excluded: new Set(),
    filters: {},
    order: { by: 'createdAt', direction: 'ASC' },
  })
  const { id, title } = scholarships
  const rows = await app.db.select({ id, title }).from(scholarships)
  const byId = new Map(rows.map((row) => [row.id, row.title]))
  return found
    .page(0, 100)
    .map((match) => byId.get(match.id) ?? '')
    .toSorted()
}

const READ = 'the catalogue is read from its snapshot'
const WRITTEN = 'the catalogue has a new snapshot'
const refused = (reason: string) => `the snapshot of the catalogue is not used: ${reason}`

it('starts from what it left, and takes in what another process changed meanwhile', async () => {
  const asked = { sourceKey: 'here:1', title: 'Changed meanwhile' }
  await aScholarship(app, { sourceKey: 'here:0', title: 'Stays' })
  await aScholarship(app, asked)
  await aScholarship(app, { sourceKey: 'here:2', title: 'Withdrawn meanwhile' })
  const first = await start()
  await first.stop()
  expect(said).toEqual([WRITTEN])
  await aScholarship(app, { ...asked, criteria: [{ fact: 'gpa', gte: 4 }] })
  await aScholarship(app, { sourceKey: 'here:2', status: 'withdrawn' })
  await aScholarship(app, { sourceKey: 'here:3', title: 'Added meanwhile' })
  said = []
  const second = await start()
  expect(said).toEqual([READ])
  expect(await titles(second)).toEqual(['Added meanwhile', 'Stays'])
  expect(second.state()).toMatchObject({ size: 3, sequence: 6 })
})

it('writes one when asked, and not again before something changed', async () => {
  await aScholarship(app, { title: 'One' })
  const matches = await start()
  await matches.save()
  await matches.save()
  expect(said).toEqual([WRITTEN])
  await aScholarship(app, { title: 'Two' })
  await matches.save()
  await matches.stop()
  expect(said).toEqual([WRITTEN, WRITTEN])
  expect(await titles(await start())).toEqual(['One', 'Two'])
})

it('keeps every change that comes while it writes', async () => {
  const matches = await start()
  await aScholarship(app, { title: 'Before' })
  const saving = matches.save()
  await aScholarship(app, { title: 'During' })
  await saving
  await matches.catchUp()
  expect(await titles(matches)).toEqual(['Before', 'During'])
  expect(said).toEqual([WRITTEN])
})

it('lets several processes share the file', async () => {
  await aScholarship(app, { title: 'One' })
  const [one, two] = [await start(), await start()]
  await Promise.all([one.save(), two.save()])
  expect(await readdir(join(dir, 'data'))).toEqual(['match-index.snapshot'])
  expect(await titles(await start())).toEqual(['One'])
})

it('reads a damaged one from the database instead', async () => {
  await aScholarship(app, { title: 'One' })
  await leaveSnapshot()
  const bytes = await readFile(file)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(file, bytes)
  expect(await titles(await start())).toEqual(['One'])
  await writeFile(file, bytes.subarray(0, 1000))
  expect(await titles(await start())).toEqual(['One'])
  await writeFile(file, 'something else')
  expect(await titles(await start())).toEqual(['One'])
  expect(said).toEqual([
    refused('it is damaged'),
    refused('it is damaged'),
    refused('it is no snapshot of an index'),
  ])
})

it('refuses that of another database', async () => {
  const other = await createTestApp()
  await aScholarship(other, { title: 'Theirs' })
  await (await start(other)).save()
  await aScholarship(app, { title: 'Ours' })
  said = []
  const ours = await start()
  expect(await titles(ours)).toEqual(['Ours'])
  expect(said).toEqual([refused('it is of another database or another version of the program')])
  for (const matches of started.splice(0)) await matches.stop()
  await other.close()
})

it('refuses one that is older than the oldest change kept, and that of a database put back', async () => {
  const gone = refused('the changes since are forgotten, or the database was put back')
  const { id } = await aScholarship(app, { title: 'One' })
  await leaveSnapshot()
  const { sequence } = catalogueChanges
  await app.db
    .update(catalogueChanges)
    .set({ changedAt: new Date(0) })
    .where(eq(sequence, 1))
  const newer = await start()
  expect(await titles(newer)).toEqual(['One'])
  await newer.stop()
  await app.db.transaction(async (tx) => {
    await recordCatalogueChange(tx, [id])
    await tx.delete(catalogueChanges).where(eq(sequence, 1))
  })
  expect(await titles(await start())).toEqual(['One'])
  expect(said).toEqual([gone, WRITTEN, gone])
})

it('refuses that of a schema that was changed since', async () => {
  await aScholarship(app, { title: 'One' })
  await leaveSnapshot()
  await app.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`)
  await start()
  expect(said).toEqual([refused('it is of another database or another version of the program')])
})

it('leaves a small catalogue to the database', async () => {
  await aScholarship(app, { title: 'One' })
  const matches = await start(app, 2)
  await matches.save()
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  await aScholarship(app, { title: 'Two' })
  await matches.save()
  expect(said).toEqual([WRITTEN])
})

it('goes on when the file cannot be written', async () => {
  await writeFile(join(dir, 'data'), 'in the way')
  await aScholarship(app, { title: 'One' })
  const matches = await start()
  await matches.save()
  expect(await titles(matches)).toEqual(['One'])
  expect(said).toContain('the catalogue has no new snapshot')
})

it('removes what a process that was cut short left a day ago', async () => {
  await aScholarship(app, { title: 'One' })
  await leaveSnapshot()
  const [old, fresh] = [`${file}.${randomUUID()}.part`, `${file}.${randomUUID()}.part`]
  for (const part of [old, fresh]) await writeFile(part, 'half')
  await utimes(old, new Date(0), new Date(0))
  await aScholarship(app, { title: 'Two' })
  await (await start()).save()
  expect((await readdir(join(dir, 'data'))).map((name) => join(dir, 'data', name))).toEqual([
    file,
    fresh,
  ])
})
