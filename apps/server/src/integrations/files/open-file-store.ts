import { join } from 'node:path'
import type { Config, S3Settings } from '../../config.ts'
import { openDiskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'

/** S3 when it is configured, else the disk below the data directory. */
export function openFileStore(config: Config): FileStore {
  return config.s3 ? openWhenUsed(config.s3) : openDiskFiles(join(config.dataDir, 'files'))
}

/** The client for S3 is large and slow to load, and most installations never need it. */
function openWhenUsed(settings: S3Settings): FileStore {
  let opened: Promise<FileStore> | undefined
  const store = () =>
    (opened ??= import('./s3-files.ts').then(({ openS3Files }) => openS3Files(settings)))
  return {
    put: async (key, temporaryPath, contentType) =>
      (await store()).put(key, temporaryPath, contentType),
    read: async (key) => (await store()).read(key),
    remove: async (key) => (await store()).remove(key),
    async *list() {
      yield* (await store()).list()
    },
  }
}
