import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig, type S3Settings } from '../../config.ts'
import { openDiskFiles } from './disk-files.ts'
import { FileStoreUnavailable, type FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { openS3Files } from './s3-files.ts'

const KEY = 'ab'.repeat(20)
let folder: string
const servers: S3rver[] = []
let settings: S3Settings
let lenientSettings: S3Settings

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-files-'))
  settings = await startBucket('strict', false)
  // The test server signs the path of a listing without the slash that every other service expects.
  lenientSettings = await startBucket('lenient', true)
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function startBucket(name: string, isLenient: boolean): Promise<S3Settings> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: isLenient,
    directory: join(folder, name),
    configureBuckets: [{ name: 'laurel', configs: [] }],
  })
  servers.push(server)
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'laurel',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}

async function kept(store: FileStore, key: string, content: string): Promise<FileStore> {
  const source = join(folder, 'source')
  await writeFile(source, content)
  await store.put(key, source, 'text/plain')
  return store
}

const stores: [string, () => FileStore][] = [
  ['disk', () => openDiskFiles(join(folder, 'disk'))],
  ['a bucket', () => openS3Files(settings)],
  ['a bucket by setting', () => openFileStore({ ...readConfig({}), s3: settings })],
]

describe.each(stores)('files on %s', (_name, open) => {
  const contentOf = async (store: FileStore, key: string) => {
    const stream = await store.read(key)
    return stream && text(stream)
  }

  it('come back as they went in, and are gone once removed', async () => {
    const store = await kept(open(), KEY, 'a long story')
    expect(await contentOf(store, KEY)).toBe('a long story')
    await store.remove(KEY)
    expect(await contentOf(store, KEY)).toBeUndefined()
    await store.remove(KEY)
  })

  it('that were never kept are not there', async () => {
    expect(await contentOf(open(), 'ff'.repeat(20))).toBeUndefined()
  })
})

it.each([
  ['disk', () => openDiskFiles(join(folder, 'listed'))],
  ['a bucket', () => openS3Files(lenientSettings)],
])('files on %s are listed with the time they were kept', async (_name, open) => {
  const store = await kept(open(), KEY, 'x')
  const listed = []
  for await (const file of store.list()) listed.push(file)
  expect(listed).toEqual([{ key: KEY, keptAt: expect.any(Date) }])
})

describe('a store that cannot keep a file says so', () => {
  it('on disk', async () => {
    await writeFile(join(folder, 'not-a-folder'), '')
    const store = openDiskFiles(join(folder, 'not-a-folder'))
    await expect(store.put(KEY, join(folder, 'source'), 'text/plain')).rejects.toThrow(
      FileStoreUnavailable,
    )
  })

  it('in a bucket', async () => {
    const refusing: Server = createServer((_request, response) => response.writeHead(500).end())
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
    const { port } = refusing.address() as AddressInfo
    const wrongs = [
      { ...settings, endpoint: `http://127.0.0.1:${port}` },
      { ...settings, secretAccessKey: 'wrong' },
      { ...settings, bucket: 'elsewhere' },
    ]
    for (const wrong of wrongs)
      await expect(
        openS3Files(wrong).put(KEY, join(folder, 'source'), 'text/plain'),
      ).rejects.toThrow(FileStoreUnavailable)
    refusing.close()
  })
})

it('a bucket that takes a file and never answers is given up', async () => {
  let tries = 0
  const silent: Server = createServer((request) => {
    tries += 1
    request.resume()
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const store = openS3Files({ ...settings, endpoint: `http://127.0.0.1:${port}` }, 50)
  await writeFile(join(folder, 'source'), 'x')
  await expect(store.put(KEY, join(folder, 'source'), 'text/plain')).rejects.toThrow(
    FileStoreUnavailable,
  )
  expect(tries).toBe(1)
  silent.closeAllConnections()
  silent.close()
})

describe('a key', () => {
  it.each(['../../etc/passwd', 'A'.repeat(40), '', 'ab/cd'])(
    '%j never becomes a path',
    async (key) => {
      await expect(openDiskFiles(folder).read(key)).rejects.toThrow('lower-case letters')
    },
  )
})
