import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutGuard } from '../../../../exports/write-csv.ts'
import { isTitleColumn, parseHeader } from './parse-header.ts'
import { isProgramColumn } from '../parse-record.ts'
import { isAbsent } from '../cells/parse-text.ts'
import { type FileRow, ROW_LIMIT_CHARACTERS, UnreadableFile } from './file-row.ts'

const DELIMITERS = [',', ';', '\t', '|', '^', '~']

const MOST_LINES_BEFORE_HEADER = 5

/** More columns than any catalogue has. */
const MOST_COLUMNS = 1000

const cellsOf = (line: string, delimiter: string): string[] =>
  line.split(delimiter, MOST_COLUMNS).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''))

/** The delimiter that makes most known columns of one of the first lines. */
const delimiterOf = (head: string): string => {
  const lines = head.split('\n', MOST_LINES_BEFORE_HEADER)
  const knownBy = (delimiter: string) =>
    Math.max(
      ...lines.map((line) => cellsOf(line, delimiter).filter((cell) => parseHeader(cell)).length),
    )
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, known: knownBy(delimiter) }))
  return scored.toSorted((a, b) => b.known - a.known)[0]?.delimiter ?? ','
}

/** Line ends as \n, whichever the file has, so that lines are counted right inside quotes too. */
async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of text) {
    const whole = held + piece
    held = whole.endsWith('\r') ? '\r' : ''
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n')
  }
  if (held !== '') yield '\n'
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

const LEAST_KNOWN = 3

/** A line that names the columns: one of them a title, or a program among enough that are known. */
const isHeader = (record: readonly string[]): boolean =>
  record.some(isTitleColumn) ||
  (record.some(isProgramColumn) && record.filter((cell) => parseHeader(cell)).length >= LEAST_KNOWN)

/** Names of the columns; two of the same name keep both their values. */
const columnsOf = (header: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return header.map((cell, at) => {
    const name = cell.trim() === '' ? `column ${at + 1}` : cell.trim()
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name}/${times}`
  })
}

const toRow = (columns: readonly string[], record: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    record
      .map((value, at) => [columns[at] ?? `column ${at + 1}`, withoutGuard(value)] as const)
      .filter(([, value]) => value.trim() !== ''),
  )

const describe = (error: unknown): string => {
  if (!(error instanceof CsvError)) throw error
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return 'The row is too large; a quote may be open. What follows was not read.'
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quote is never closed. What follows was not read.'
  return `The row is not CSV (${error.message}). What follows was not read.`
}

const TOO_WIDE = new UnreadableFile(
  `The file has more than ${MOST_COLUMNS.toLocaleString('en-US')} columns.`,
)

/** Rows of a CSV file as objects by the names of its header; quoted values may hold line ends. */
export async function* readCsv(text: AsyncIterable<string>, head: string): AsyncGenerator<FileRow> {
  const parser = Readable.from(withPlainLineEnds(text)).pipe(
    parse({
      delimiter: delimiterOf(head.replace(/\r\n?/g, '\n')),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: ROW_LIMIT_CHARACTERS,
    }),
  )
  let columns: string[] | null = null
  let before = 0
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const from = line
      line = info.lines + 1
      if (columns === null) {
        if (record.length > MOST_COLUMNS) throw TOO_WIDE
        if (isHeader(record)) columns = columnsOf(record)
        else if ((before += 1) >= MOST_LINES_BEFORE_HEADER) break
        continue
      }
      if (record.every((cell) => cell.trim() === '' || isAbsent(cell))) continue
      const isWide =
        record.length > columns.length &&
        record.slice(columns.length).some((cell) => cell.trim() !== '')
      yield isWide
        ? {
            line: from,
            problem: `The row has ${record.length} columns, the header ${columns.length}.`,
            row: toRow(columns, record.slice(0, MOST_COLUMNS)),
          }
        : { line: from, row: toRow(columns, record) }
    }
  } catch (error) {
    yield { line, problem: describe(error) }
  }
  if (columns === null)
    throw new UnreadableFile('No header line with a title or name column was found.')
}
