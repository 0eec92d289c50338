import { constants } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileStoreUnavailable, type FileStore, type KeptFile } from './file-store.ts'

/** A key becomes a path, so it is only ever what we make ourselves. */
const KEY = /^[a-z0-9]{8,100}$/
const UNFINISHED = '.part'

/** Keeps files below a folder, spread over 256 subfolders by the first two characters. */
export function openDiskFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key))
      throw new Error('A key of a kept file must be lower-case letters and digits.')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    put: (key, temporaryPath) => translated(() => placeDurably(temporaryPath, pathOf(key))),
    read: (key) => translated(() => openToRead(pathOf(key))),
    remove: (key) =>
      translated(async () => {
        await rm(pathOf(key), { force: true })
        await rm(pathOf(key) + UNFINISHED, { force: true })
      }),
    list: () => listFolder(folder),
  }
}

/** After this returns, a power cut leaves the whole file; before, at most an unfinished copy. */
async function placeDurably(source: string, target: string): Promise<void> {
  const unfinished = target + UNFINISHED
  const firstNew = await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  try {
    if (firstNew !== undefined) await syncPath(dirname(dirname(target)))
    await copyFile(source, unfinished, constants.COPYFILE_FICLONE)
    await syncPath(unfinished)
    await rename(unfinished, target)
    await syncPath(dirname(target))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

async function syncPath(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory()
  // Windows cannot open a folder to flush it, and does not need to.
  if (isFolder && process.platform === 'win32') return
  const handle = await open(path, isFolder ? 'r' : 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openToRead(path: string): Promise<NodeJS.ReadableStream | undefined> {
  try {
    const handle = await open(path, 'r')
    return handle.createReadStream()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function* listFolder(folder: string): AsyncGenerator<KeptFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for await (const shard of await opendir(folder)) {
    if (!shard.isDirectory()) continue
    for await (const entry of await opendir(join(folder, shard.name))) {
      if (!entry.isFile()) continue
      const { mtime } = await stat(join(folder, shard.name, entry.name))
      yield { key: entry.name.replace(UNFINISHED, ''), keptAt: mtime }
    }
  }
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    throw new FileStoreUnavailable(`The disk did not keep or give a file.`, { cause: error })
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
