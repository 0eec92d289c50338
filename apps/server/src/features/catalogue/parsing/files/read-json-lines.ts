import { type FileRow, ROW_LIMIT_CHARACTERS } from './file-row.ts'

const toRow = (line: number, text: string): FileRow | null => {
  const bare = text.trim()
  if (bare === '') return null
  try {
    return { line, row: JSON.parse(bare) as unknown }
  } catch {
    return { line, problem: 'The line is not JSON.', row: bare }
  }
}

/** Rows of a file with one JSON value on each line, split on \n only. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let rest = ''
  let line = 1
  let isTooLong = false
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const complete of lines) {
      const row =
        isTooLong || complete.length > ROW_LIMIT_CHARACTERS
          ? { line, problem: 'The row is too large.' }
          : toRow(line, complete)
      isTooLong = false
      line += 1
      if (row) yield row
    }
    if (rest.length > ROW_LIMIT_CHARACTERS) {
      isTooLong = true
      rest = ''
    }
  }
  const last = isTooLong ? { line, problem: 'The row is too large.' } : toRow(line, rest)
  if (last) yield last
}
