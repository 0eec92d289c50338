import type { Config } from '../../config.ts'

/** Where the bytes of files are kept. */
export interface FileStore {
  /** Keeps a finished temporary file under the key; the caller removes the temporary file. */
  put(key: string, temporaryPath: string, contentType: string): Promise<void>
  /** Streams the bytes; undefined when nothing is kept under the key. */
  read(key: string): Promise<NodeJS.ReadableStream | undefined>
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>
}

export declare function openFileStore(config: Config): FileStore
