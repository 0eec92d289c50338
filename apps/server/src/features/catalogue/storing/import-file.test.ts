import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import {
  organisationMembers,
  organisationProfiles,
  organisations,
} from '../../../db/schema/organisations.ts'
import { catalogueChanges, scholarships } from '../../../db/schema/scholarships.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { testClock } from '../../../testing/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { A_PROFILE, anOrganisation } from '../../../testing/factories/organisation.ts'
import { UnreadableFile } from '../parsing/files/file-row.ts'
import { importFile, type ImportOptions } from './import-file.ts'
import { inviteOrganiser, NoOrganiser } from './invite-organiser.ts'

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'laurel-import-'))
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true })
})

const clock = testClock()

const bringIn = async (rows: readonly unknown[], options: Partial<ImportOptions> = {}) => {
  const path = join(folder, 'rows.jsonl')
  await writeFile(path, rows.map((row) => JSON.stringify(row)).join('\n'))
  return importFile(path, {
    db: test.db,
    clock,
    today: '2026-11-20',
    isDryRun: false,
    onProgress: () => undefined,
    isStopped: () => false,
    ...options,
  })
}
const titles = async () =>
  (
    await test.db
      .select({ title: scholarships.title })
      .from(scholarships)
      .orderBy(asc(scholarships.title))
  ).map(({ title }) => title)
const changeCount = () => test.db.$count(catalogueChanges)

const row = (key: string, more: object = {}) => ({
  key,
  title: `Award ${key}`,
  sponsor: 'Lake Fund',
  amounts: [100],
  ...more,
})

describe('importing', () => {
  it('says what would happen, and changes nothing', async () => {
    expect(await bringIn([row('a'), row('b')], { isDryRun: true })).toMatchObject({
      isDryRun: true,
      imported: 2,
    })
    expect(await titles()).toEqual([])
    expect(await changeCount()).toBe(0)
  })

  it('is safe to repeat: new rows, changed rows and others are told apart', async () => {
    expect(await bringIn([row('a'), row('b')])).toMatchObject({
      rows: 2,
      imported: 2,
      updated: 0,
      unchanged: 0,
    })
    expect(await bringIn([row('a'), row('b', { amounts: [200] }), row('c')])).toMatchObject({
      imported: 1,
      updated: 1,
      unchanged: 1,
    })
    expect(await titles()).toEqual(['Award a', 'Award b', 'Award c'])
    expect(await changeCount()).toBe(4)
  })

  it('sets rows aside with their line and reason, and takes the rest', async () => {
    const report = await bringIn([
      row('d'),
      { sponsor: 'x' },
      row('d', { title: 'Again' }),
      row('e', { criteria: [{ fact: 'luck', is: true }] }),
      row('f'),
    ])
    expect(report).toMatchObject({ rows: 5, imported: 2, quarantinedCount: 3 })
    expect(report.quarantined).toEqual([
      { line: 2, key: null, reason: 'The row has no title.' },
      { line: 3, key: 'key:d', reason: 'Another row of this file has the same key.' },
      { line: 4, key: null, reason: 'criteria[0].fact: Unknown fact "luck".' },
    ])
  })

  it('reports each value it could not read', async () => {
    const report = await bringIn([row('g', { amounts: undefined, amountRaw: 'A bicycle' })])
    expect(report.warnings).toEqual([
      { line: 1, key: 'key:g', field: 'award', value: 'A bicycle', problem: 'amount not read' },
    ])
  })

  it('goes on after it was broken off', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => row(`many-${at}`))
    let batches = 0
    const stopped = await bringIn(rows, {
      onProgress: () => (batches += 1),
      isStopped: () => batches > 0,
    })
    expect(stopped.imported).toBeLessThan(600)
    const rest = await bringIn(rows)
    expect(rest.imported + rest.unchanged).toBe(600)
    expect(rest.unchanged).toBe(stopped.imported)
  })

  it('survives two imports of the same rows at once', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => row(`both-${at}`))
    const twin = join(folder, 'twin.jsonl')
    await writeFile(twin, rows.map((entry) => JSON.stringify(entry)).join('\n'))
    const options = {
      db: test.db,
      clock,
      today: '2026-11-20',
      isDryRun: false,
      onProgress: () => undefined,
      isStopped: () => false,
    }
    const [one, two] = await Promise.all([importFile(twin, options), importFile(twin, options)])
    expect(one.imported + two.imported).toBe(300)
    expect(one.quarantinedCount + two.quarantinedCount).toBe(0)
  })

  it('refuses a file of which nothing can be read', async () => {
    const path = join(folder, 'prose.txt')
    await writeFile(path, 'hello')
    const options = {
      db: test.db,
      clock,
      today: '2026-11-20',
      isDryRun: false,
      onProgress: () => undefined,
      isStopped: () => false,
    }
    await expect(importFile(path, options)).rejects.toBeInstanceOf(UnreadableFile)
  })
})

describe('an organiser', () => {
  const invite = (email: string) =>
    test.db.transaction((tx) => inviteOrganiser(tx, email, 'Laurel', clock.now()))

  it('gets an account and a letter once, and looks after what is applied for here', async () => {
    const organiser = await invite('award@lake.example')
    expect(await invite('award@lake.example')).toEqual({
      ...organiser,
      organisation: 'lake.example',
    })
    const letters = await test.db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.recipient, 'award@lake.example'))
    expect(letters).toHaveLength(1)

    await bringIn(
      [
        row('own', { sponsor: 'Own Fund' }),
        row('elsewhere', { sponsor: 'Other Fund', applyUrl: 'https://other.example' }),
      ],
      { organiser },
    )
    const members = await test.db
      .select({ name: organisations.name })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
      .where(eq(organisationMembers.userId, organiser.userId))
    expect(members).toEqual([{ name: 'Own Fund' }])
    const delivered = await test.db
      .select({ delivery: scholarships.delivery })
      .from(scholarships)
      .where(eq(scholarships.sourceKey, 'key:own'))
    expect(delivered).toEqual([{ delivery: 'laurel' }])
    expect((await invite('award@lake.example')).organisation).toBe('Own Fund')
  })

  it('is never a student', async () => {
    await invite('pupil@lake.example')
    await test.db
      .update(users)
      .set({ role: 'APPLICANT' })
      .where(eq(users.email, 'pupil@lake.example'))
    await expect(invite('pupil@lake.example')).rejects.toBeInstanceOf(NoOrganiser)
  })

  it('is nobody who chose a password and never showed that the address is theirs', async () => {
    await invite('office@lake.example')
    await test.db
      .update(users)
      .set({ passwordHash: 'chosen' })
      .where(eq(users.email, 'office@lake.example'))
    await expect(invite('office@lake.example')).rejects.toBeInstanceOf(NoOrganiser)
  })
})

describe('a sponsor whose name somebody took before', () => {
  const ownerOf = async (key: string) => {
    const [row] = await test.db
      .select({ id: scholarships.organisationId })
      .from(scholarships)
      .where(eq(scholarships.sourceKey, `key:${key}`))
    return row?.id ?? ''
  }

  it('stays apart from an organisation that nobody has verified, import after import', async () => {
    const taken = await anOrganisation(
      { db: test.db, clock },
      { name: 'Mesa Fund', vetting: 'unasked' },
    )
    await bringIn([row('mesa 1', { sponsor: 'Mesa Fund' })])
    const owner = await ownerOf('mesa 1')
    expect(owner).not.toBe(taken)
    await bringIn([row('mesa 2', { sponsor: 'MESA Fund' })])
    expect(await ownerOf('mesa 2')).toBe(owner)
    const [made] = await test.db.select().from(organisations).where(eq(organisations.id, owner))
    expect(made?.name).toBe('Mesa Fund')
  })

  it('is the organisation once that is verified', async () => {
    const own = await anOrganisation(
      { db: test.db, clock },
      { name: 'Butte Fund', vetting: 'verified' },
    )
    await bringIn([row('butte', { sponsor: 'Butte Fund' })])
    expect(await ownerOf('butte')).toBe(own)
  })

  it('stays what an import made, whoever was made its owner since', async () => {
    await bringIn([row('ridge 1', { sponsor: 'Ridge Fund' })])
    const made = await ownerOf('ridge 1')
    const profile = { ...A_PROFILE, vetting: 'unasked' as const, updatedAt: clock.now() }
    await test.db.insert(organisationProfiles).values({ organisationId: made, ...profile })
    await bringIn([row('ridge 2', { sponsor: 'Ridge Fund' })])
    expect(await ownerOf('ridge 2')).toBe(made)
  })
})

it('learns from a file how it writes days', async () => {
  const days = ['31/03/2027', '15/01/2027', '28/02/2027', '03/04/2027']
  await bringIn(days.map((deadline, at) => row(`day ${at}`, { deadline })))
  const found = await test.db
    .select({ deadline: scholarships.deadline })
    .from(scholarships)
    .where(eq(scholarships.sourceKey, 'key:day 3'))
  expect(found[0]?.deadline).toMatchObject({ type: 'fixed', date: '2027-04-03' })
})
