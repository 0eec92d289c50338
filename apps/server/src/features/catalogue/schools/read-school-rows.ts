import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type FileRow, UnreadableFile } from '../parsing/files/file-row.ts'
import { detectEncoding, readText } from '../parsing/files/read-encoding.ts'
import { readJsonArray } from '../parsing/files/read-json-array.ts'

const LONGEST_ROW_CHARACTERS = 100_000

/** Rows of a CSV file or of a JSON list, one after the other. Throws an UnreadableFile. */
export async function* readSchoolRows(path: string): AsyncGenerator<FileRow> {
  const encoding = await detectEncoding(path).catch((cause: unknown) => {
    throw new UnreadableFile(`The file ${path} cannot be read.`, { cause })
  })
  if (encoding === null) throw new UnreadableFile('The file is not text.')
  for await (const piece of readText(path, encoding)) {
    const start = piece.trimStart()
    if (start === '') continue
    if (/^[[{]/.test(start)) yield* readJsonArray(readText(path, encoding))
    else yield* readCsvRows(readText(path, encoding), start)
    return
  }
  throw new UnreadableFile('The file is empty.')
}

interface Parsed {
  record: Record<string, string>
  info: { lines: number }
}

async function* readCsvRows(text: AsyncIterable<string>, head: string): AsyncGenerator<FileRow> {
  const [header = ''] = head.split('\n', 1)
  const parser = Readable.from(text).pipe(
    parse({
      columns: true,
      delimiter: header.includes('\t') ? '\t' : ',',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW_CHARACTERS,
    }),
  )
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      line = info.lines
      yield { line, row: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield { line: line + 1, problem: `${error.message}. What follows was not read.` }
  }
}
