/** What spreadsheets take for UTF-8; without it they guess. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type Cell = string | number | boolean | null | undefined

/** One line of a table for spreadsheets, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * What a spreadsheet would run, shows as text: what people typed never becomes a formula (OWASP,
 * "CSV Injection"; in some languages the wide signs begin one as well).
 */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/
const IS_KEPT_FROM_RUNNING = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** A cell as it was before it was written here, or by whoever else keeps cells from running. */
export const withoutGuard = (cell: string): string => cell.replace(IS_KEPT_FROM_RUNNING, '')
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  const text = RUNS.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
