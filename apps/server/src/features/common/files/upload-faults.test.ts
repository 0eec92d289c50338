import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { MEGABYTE_BYTES } from '@laurel/contract/files'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../app-context.ts'
import { readConfig } from '../../../config.ts'
import { openDatabase, type Database } from '../../../db/database.ts'
import { files } from '../../../db/schema/applications.ts'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { aPdf, uploadRequest } from '../../../testing/factories/file.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { startFaultyProxy, type FaultyProxy } from '../../../testing/faulty-proxy.ts'
import { publicUrlOf } from '../../../file-links.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { uploadsFolder } from './upload-file.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-faults-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Parts = Pick<App, 'server' | 'db' | 'files' | 'config'>
const upload = async ({ server }: Parts, who: Student, key: string, content = aPdf()) =>
  server.inject(await uploadRequest(who, { key, content, purpose: 'document' }))
const rowsOf = ({ db }: Parts, who: Student) =>
  db.select().from(files).where(eq(files.applicantId, who.applicantId))
const leftOvers = (app: Parts) => readdir(uploadsFolder(app)).catch(() => [])

async function storedKeys(app: Parts): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.files.list()) keys.push(key)
  return keys
}

const UNAVAILABLE = {
  statusCode: 503,
  error: {
    code: 'OVERLOADED',
    message: expect.stringMatching(/^(Files cannot be kept|We are busy|We could not tell)/),
  },
}
/** How long a key whose call died in the middle stays taken. */
const RESERVED = { seconds: 131 }

/** A file system of 2 MB, where the machine lets us make one. */
function mountSmallDisk(): string | undefined {
  const place = join(tmpdir(), `laurel-small-${process.pid}`)
  try {
    execFileSync('mkdir', ['-p', place])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', place], { stdio: 'ignore' })
    return place
  } catch {
    return undefined
  }
}

const disk = mountSmallDisk()
afterAll(() => {
  if (disk !== undefined) execFileSync('umount', [disk])
})

describe.skipIf(disk === undefined)('a full disk', () => {
  let app: TestApp
  let student: Student
  const ballast = join(disk ?? '', 'ballast')

  beforeAll(async () => {
    app = await createTestApp({ DATA_DIR: disk ?? '' })
    student = await aStudent(app)
  })
  afterAll(() => app.close())

  it.each([
    ['while it arrives', 1.7],
    ['while it is kept', 0.6],
  ])('%s is told as such, leaves nothing, and is overcome by the next try', async (when, taken) => {
    const content = aPdf('', MEGABYTE_BYTES)
    const before = await storedKeys(app)
    const rows = await rowsOf(app, student)
    await writeFile(ballast, Buffer.alloc(taken * MEGABYTE_BYTES))
    expect((await upload(app, student, when, content)).json()).toMatchObject(UNAVAILABLE)
    expect(await rowsOf(app, student)).toEqual(rows)
    expect(await storedKeys(app)).toEqual(before)
    expect(await leftOvers(app)).toEqual([])
    await rm(ballast)
    const small = aPdf('', MEGABYTE_BYTES / 4)
    expect((await upload(app, student, `${when} again`, small)).statusCode).toBe(200)
  })
})

describe('a bucket', () => {
  let bucket: S3rver
  let proxy: FaultyProxy
  let app: TestApp

  beforeAll(async () => {
    bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      // The test server signs the path of a listing in its own way.
      allowMismatchedSignatures: true,
      directory: join(folder, 'bucket'),
      configureBuckets: [{ name: 'laurel', configs: [] }],
    })
    const { port } = await bucket.run()
    proxy = await startFaultyProxy({ port, host: '127.0.0.1' })
    app = await createTestApp({
      S3_BUCKET: 'laurel',
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    })
  })
  afterEach(() => proxy.restore())
  afterAll(async () => {
    await app.close()
    await proxy.stop()
    await bucket.close()
  })

  it.each([
    ['that is away', () => proxy.cut()],
    ['that goes away half-way', () => proxy.cutAfterBytes(200_000)],
    ['whose answer is lost', () => proxy.loseAnswerTo('PUT /laurel')],
  ])('%s is told as such, leaves nothing, and is overcome by the next try', async (when, fail) => {
    const student = await aStudent(app)
    const content = aPdf('', MEGABYTE_BYTES)
    fail()
    expect((await upload(app, student, when, content)).json()).toMatchObject(UNAVAILABLE)
    expect(await rowsOf(app, student)).toEqual([])
    expect(await leftOvers(app)).toEqual([])

    proxy.restore()
    const { data } = (await upload(app, student, when, content)).json()
    expect((await app.server.inject(data.publicUrl)).rawPayload).toEqual(content)
    expect(await rowsOf(app, student)).toHaveLength(1)

    app.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString())
    await sweepOrphans(app)
    const known = new Set((await app.db.select({ id: files.id }).from(files)).map(({ id }) => id))
    expect((await storedKeys(app)).filter((key) => !known.has(key))).toEqual([])
    expect((await app.server.inject(data.publicUrl)).statusCode).toBe(200)
  })
})

describe('a database', () => {
  let whole: TestApp
  let proxy: FaultyProxy
  let db: Database
  let app: App

  beforeAll(async () => {
    whole = await createTestApp()
    const url = new URL(whole.databaseUrl)
    proxy = await startFaultyProxy({ port: Number(url.port), host: url.hostname })
    url.hostname = '127.0.0.1'
    url.port = String(proxy.port)
    db = openDatabase(url.href)
    const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', SEED: 'none' })
    app = await anotherServer(whole, { db, config, checksAnswers: true })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    proxy.restore()
  })
  afterAll(async () => {
    await app.server.close()
    await db.$client.end()
    await proxy.stop()
    await whole.close()
  })

  /** The row is looked for past the fault. */
  const rows = (who: Student) => rowsOf(whole, who)
  const sweepLater = async () => {
    whole.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString())
    await sweepOrphans(app)
  }

  it('that goes away once the bytes are kept is told as such, and the next try succeeds', async () => {
    const student = await aStudent(whole)
    const put = app.files.put.bind(app.files)
    vi.spyOn(app.files, 'put').mockImplementationOnce(async (...sent) => {
      await put(...sent)
      proxy.cut()
    })
    expect((await upload(app, student, 'key')).json()).toMatchObject(UNAVAILABLE)
    await expect.poll(() => db.$client.totalCount - db.$client.idleCount).toBe(0)
    expect(await rows(student)).toEqual([])
    expect(await leftOvers(app)).toEqual([])

    proxy.restore()
    whole.clock.advance(RESERVED)
    const again = await upload(app, student, 'key')
    expect(again.statusCode).toBe(200)
    expect(await rows(student)).toHaveLength(1)
    await sweepLater()
    expect(await storedKeys(app)).toEqual([again.json().data.id])
  })

  it('whose last answer is lost leaves no row without its bytes, and no bytes without a row', async () => {
    const student = await aStudent(whole)
    const put = app.files.put.bind(app.files)
    vi.spyOn(app.files, 'put').mockImplementationOnce(async (...sent) => {
      await put(...sent)
      proxy.loseAnswerTo('commit')
    })
    expect((await upload(app, student, 'key')).json()).toMatchObject(UNAVAILABLE)
    proxy.restore()
    await sweepLater()
    const kept = await rows(student)
    for (const { id, name } of kept)
      expect((await app.server.inject(publicUrlOf(id, name))).rawPayload).toEqual(aPdf())
    const known = new Set((await whole.db.select({ id: files.id }).from(files)).map(({ id }) => id))
    expect((await storedKeys(app)).filter((key) => !known.has(key))).toEqual([])
    expect(kept).toHaveLength(1)
  })
})
