import { detectEncoding, type FileEncoding, readText } from './read-encoding.ts'
import { type FileRow, UnreadableFile } from './file-row.ts'
import { readCsv } from './read-csv.ts'
import { readJsonArray } from './read-json-array.ts'
import { readJsonLines } from './read-json-lines.ts'
import { spreadLists } from './spread-lists.ts'

const SNIFF_CHARACTERS = 65_536

const headOf = async (path: string, encoding: FileEncoding): Promise<string> => {
  let head = ''
  for await (const piece of readText(path, encoding)) {
    head += piece
    if (head.length >= SNIFF_CHARACTERS) break
  }
  return head.trimStart()
}

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

export type FileFormat = 'jsonl' | 'json' | 'csv'

const formatOf = (path: string, head: string): FileFormat => {
  if (/\.(?:jsonl|ndjson)$/i.test(path)) return 'jsonl'
  if (/\.[ct]sv$/i.test(path)) return 'csv'
  if (head.startsWith('[')) return 'json'
  const [first = ''] = head.split('\n', 1)
  if (head.startsWith('{')) return isObject(first) && head.includes('\n') ? 'jsonl' : 'json'
  if (/\.json$/i.test(path)) throw new UnreadableFile('The file is not JSON.')
  return 'csv'
}

/** Reads a file row by row; memory does not grow with the file. Throws an UnreadableFile. */
export async function* readRows(path: string): AsyncGenerator<FileRow> {
  let encoding: FileEncoding | null
  try {
    encoding = await detectEncoding(path)
  } catch (cause) {
    throw new UnreadableFile(
      `The file cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
  if (encoding === null)
    throw new UnreadableFile('The file is not text. Save a spreadsheet as CSV (UTF-8) first.')
  const head = await headOf(path, encoding)
  if (head === '') throw new UnreadableFile('The file is empty.')
  const format = formatOf(path, head)
  const text = readText(path, encoding)
  if (format === 'jsonl') yield* numbered(spreadLists(readJsonLines(text)))
  else if (format === 'json') yield* numbered(spreadLists(readJsonArray(text)))
  else yield* readCsv(text, head)
}

/** Where rows share a line, the numbers go on: each row has its own, the same every time. */
async function* numbered(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let last = 0
  for await (const row of rows) {
    last = Math.max(row.line, last + 1)
    yield { ...row, line: last }
  }
}
