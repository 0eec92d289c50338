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
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  const text = RUNS.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
