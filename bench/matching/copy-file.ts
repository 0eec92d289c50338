import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { join } from 'node:path'
import type { SqlServer } from './sql-server.ts'

/** Rows on their way into a table, through a file that PostgreSQL reads itself. */
export type CopyFile = {
  add(values: readonly (string | number | bigint)[]): void
  /** Waits while the disk is behind. */
  keepPace(): Promise<void>
  load(): Promise<void>
}

const FLUSH_AT = 65_536

/** No value may hold a tab, a backslash or a line end. */
export function createCopyFile(
  { client, dir }: Pick<SqlServer, 'client' | 'dir'>,
  table: string,
  columns?: string,
): CopyFile {
  const path = join(dir, `${table}.copy`)
  const stream = createWriteStream(path, { mode: 0o644 })
  let text = ''
  let isFull = false
  stream.on('drain', () => (isFull = false))
  const flush = () => {
    isFull = !stream.write(text)
    text = ''
  }
  return {
    add(values) {
      text += `${values.join('\t')}\n`
      if (text.length > FLUSH_AT) flush()
    },
    async keepPace() {
      if (isFull) await new Promise((resolve) => stream.once('drain', resolve))
    },
    async load() {
      flush()
      stream.end()
      await finished(stream)
      await client.query(
        `copy ${table} ${columns === undefined ? '' : `(${columns})`} from '${path}'`,
      )
    },
  }
}
