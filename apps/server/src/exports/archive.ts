import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface Archive {
  /** What the reader gets, while it is written. */
  output: Readable
  /** Adds a file piece by piece and resolves when it is in; rejects once nobody reads any more. */
  add(name: string, pieces: AsyncIterable<string | Buffer>, options: AddOptions): Promise<void>
  end(): void
  fail(error: Error): void
}

interface AddOptions {
  /** Not for what is packed already, as most documents are. */
  isPacked?: boolean
  changedAt: Date
}

/** A ZIP archive that is never held in memory as a whole. */
export function openArchive(): Archive {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const isLeft = new AbortController()
  output.once('close', () => isLeft.abort())
  // The source that fails rejects `add` as well; unheard, its error would end the process.
  zip.on('error', () => undefined)
  return {
    output,
    async add(name, pieces, { isPacked = false, changedAt }) {
      const source = Readable.from(pieces, { objectMode: false })
      const isIn = finished(source, { signal: isLeft.signal })
      zip.addReadStream(source, name, { compress: !isPacked, mtime: changedAt })
      // A source that nobody reads any more would keep its file open.
      await isIn.finally(() => source.destroy())
    },
    end: () => zip.end(),
    fail: (error) => {
      output.destroy(error)
    },
  }
}
