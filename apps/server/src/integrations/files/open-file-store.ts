import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openDiskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { openS3Files } from './s3-files.ts'

/** S3 when it is configured, else the disk below the data directory. */
export function openFileStore(config: Config): FileStore {
  return config.s3 ? openS3Files(config.s3) : openDiskFiles(join(config.dataDir, 'files'))
}
