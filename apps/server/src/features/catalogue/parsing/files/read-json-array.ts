import { type FileRow, ROW_LIMIT_CHARACTERS } from './file-row.ts'
import { LIST_NAME } from './list-names.ts'
import { isJson } from '../cells/read-open-parts.ts'
import { ofOwner } from './of-owner.ts'
import { isTitleColumn } from './parse-header.ts'

/** Where the elements of the list stand that is read: the file itself, or under a name in an object. */
interface Scan {
  depth: number
  /** The depth of the list whose elements are rows; null while it has not begun. */
  listDepth: number | null
  isInString: boolean
  isEscaped: boolean
  line: number
  /** The text of the row being read, null between rows. */
  row: string | null
  rowLine: number
  isTooLong: boolean
  /** The last text outside rows, as far as it can be a name. */
  name: string
  /** The name of the value that comes next outside rows. */
  key: string
  /** Whose listings the file says they are, beside the list. */
  owner: string
}

/** Beside the list, what names whose listings they are. */
const OWNER_NAME =
  /^(?:institution|university|college|organi[sz]ation|sponsor|provider|publisher|agency|foundation|ministry|government|funder)(?:_?name)?$/i
const NAME_LIMIT = 100
const DEEPEST_LIST = 6

const finish = (scan: Scan): FileRow | null => {
  const { row, rowLine: line, isTooLong } = scan
  scan.row = null
  scan.isTooLong = false
  if (isTooLong) return { line, problem: 'The row is too large.' }
  const text = (row ?? '').trim()
  if (text === '') return null
  try {
    return { line, row: JSON.parse(text) as unknown }
  } catch {
    return { line, problem: 'The row is not JSON.', row: text }
  }
}

const begin = (scan: Scan): void => {
  scan.row ??= ''
  if (scan.row === '') scan.rowLine = scan.line
}

const add = (scan: Scan, text: string): void => {
  if (scan.row === null) return
  scan.row += text
  if (scan.row.length > ROW_LIMIT_CHARACTERS) {
    scan.isTooLong = true
    scan.row = ' '
  }
}

const stepInString = (scan: Scan, character: string): void => {
  if (scan.isEscaped) scan.isEscaped = false
  else if (character === '\\') scan.isEscaped = true
  else if (character === '"') scan.isInString = false
}

const isBetweenRows = (scan: Scan): boolean =>
  scan.listDepth !== null && scan.depth === scan.listDepth

/** Takes one structural character; returns a row that it ends. */
const step = (scan: Scan, character: string): FileRow | null => {
  const isList = scan.depth === 0 || LIST_NAME.test(scan.name)
  if (character === '[' && scan.listDepth === null && isList) {
    scan.depth += 1
    scan.listDepth = scan.depth
    return null
  }
  if (isBetweenRows(scan) && (character === ',' || character === ']')) {
    const row = finish(scan)
    if (character === ']') {
      scan.depth -= 1
      scan.listDepth = null
    }
    return row
  }
  if (isBetweenRows(scan)) begin(scan)
  if (character === '"') {
    scan.isInString = true
    scan.name = ''
  }
  if (character === '{' || character === '[') scan.depth += 1
  if (character === '}' || character === ']') scan.depth -= 1
  add(scan, character)
  return null
}

const STRUCTURE = /["\\[\]{},\n]|[^"\\[\]{},\n]+/g

/** Takes a piece of the file, of one kind of character; returns a row that it ends. */
const take = (scan: Scan, token: string): FileRow | null => {
  if (token === '\n') scan.line += 1
  if (scan.isInString) {
    if (scan.row === null && token !== '"' && scan.name.length < NAME_LIMIT) scan.name += token
    if (scan.isEscaped && token.length > 1) scan.isEscaped = false
    else stepInString(scan, token)
    if (scan.row === null && !scan.isInString) noteOwner(scan)
    add(scan, token)
    return null
  }
  if (/^[[\]{},"]$/.test(token)) return step(scan, token)
  if (scan.row === null && token.trim() === ':') scan.key = scan.name
  if (isBetweenRows(scan) && token.trim() !== '') begin(scan)
  add(scan, token)
  return null
}

/** A text outside rows ended: the value of the name before it, or a name. */
const noteOwner = (scan: Scan): void => {
  if (OWNER_NAME.test(scan.key) && scan.owner === '') scan.owner = scan.name
  scan.key = ''
}

/** Objects that are alike: at least two, each with a column that names it. */
const areRows = (values: readonly unknown[]): boolean =>
  values.length > 1 &&
  values.every((value) => isJson(value) && Object.keys(value).some((name) => isTitleColumn(name)))

/** The rows inside an object: a list under any name, or the values of an object by their keys. */
const rowsIn = (value: unknown, depth = 0): readonly unknown[] | null => {
  if (depth > DEEPEST_LIST || typeof value !== 'object' || value === null) return null
  const values: unknown[] = Object.values(value)
  if (areRows(values)) return values
  for (const each of values) {
    const rows = rowsIn(each, depth + 1)
    if (rows) return rows
  }
  return null
}

/** Whose listings an object says it holds. */
const ownerIn = (whole: Readonly<Record<string, unknown>>): string => {
  const named = Object.entries(whole).find(
    ([name, value]) => OWNER_NAME.test(name) && typeof value === 'string',
  )
  return named ? String(named[1]) : ''
}

const wholeRows = (whole: string): FileRow[] => {
  try {
    const value: unknown = JSON.parse(whole)
    const rows = rowsIn(value)
    const owner = rows && isJson(value) ? ownerIn(value) : ''
    return (rows ?? [value]).map((row) => ofOwner({ line: 1, row }, owner))
  } catch {
    return [{ line: 1, problem: 'The file is not JSON.' }]
  }
}

/**
 * Rows of a file that is one JSON list, or one object that holds the list under a usual name,
 * however long. An object without such a list is searched for its rows, or is one.
 */
export async function* readJsonArray(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const scan: Scan = {
    depth: 0,
    listDepth: null,
    isInString: false,
    isEscaped: false,
    line: 1,
    row: null,
    rowLine: 1,
    isTooLong: false,
    name: '',
    key: '',
    owner: '',
  }
  let whole: string | null = ''
  let hasList = false
  for await (const piece of text) {
    if (whole !== null)
      whole = whole.length + piece.length <= ROW_LIMIT_CHARACTERS ? whole + piece : null
    for (const [token] of piece.matchAll(STRUCTURE)) {
      const row = take(scan, token)
      hasList ||= scan.listDepth !== null
      if (row) yield ofOwner(row, scan.owner)
    }
  }
  if (scan.depth > 0)
    yield {
      line: scan.row === null ? scan.line : scan.rowLine,
      problem: 'The file ends in the middle.',
    }
  else if (!hasList && whole !== null) yield* wholeRows(whole)
}
