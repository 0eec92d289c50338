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
