import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openDiskFiles } from './disk-files.ts'
import { openS3Files } from './s3-files.ts'

/** Where the bytes of files are kept. */
export interface FileStore {
  /** Keeps a finished temporary file under the key; the caller removes the temporary file. */
  put(key: string, temporaryPath: string, contentType: string): Promise<void>
  /** Streams the bytes; undefined when nothing is kept under the key. */
  read(key: string): Promise<NodeJS.ReadableStream | undefined>
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<KeptFile>
}

export interface KeptFile {
  key: string
  keptAt: Date
}

/** The place where files are kept is full, unreachable or refuses: not the caller's fault. */
export class FileStoreUnavailable extends Error {}

/** S3 when it is configured, else the disk below the data directory. */
export function openFileStore(config: Config): FileStore {
  return config.s3 ? openS3Files(config.s3) : openDiskFiles(join(config.dataDir, 'files'))
}
