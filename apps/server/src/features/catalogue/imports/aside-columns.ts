import type { AsideColumn } from '@laurel/contract/imports-admin'
import type { FoundRow } from '../storing/found-row.ts'
import { fieldOfColumn } from '../parsing/parse-record.ts'
import { isOpenScholarship } from '../parsing/parse-open-scholarship.ts'

/** What a listing should have, by the names that every reader of rows knows. */
const WANTED = ['title', 'sponsor', 'amountRaw', 'deadlineRaw', 'applyUrl', 'eligibility']

type Values = Readonly<Record<string, unknown>>

const valuesOf = ({ row }: FoundRow): Values => (typeof row === 'string' ? {} : (row as Values))

/** The columns of a row that was set aside, and those that may be filled in. */
export function asideColumns(found: FoundRow): AsideColumn[] {
  const values = valuesOf(found)
  const names = Object.keys(values)
  const held = new Set(names.map(fieldOfColumn))
  // In its own shape a row has a place for everything, and other names say nothing.
  const isWhole = isOpenScholarship(values)
  const missing = isWhole ? [] : WANTED.filter((name) => !held.has(fieldOfColumn(name)))
  const isAtFault = (name: string) =>
    found.field !== undefined && (name === found.field || isOf(name, found.field))
  return [
    ...names.map((name) => ({ name, value: toText(values[name]), isInFile: true })),
    ...missing.map((name) => ({ name, value: '', isInFile: false })),
  ].map((column) => ({ ...column, isAtFault: isAtFault(column.name) }))
}

/** Whether a column holds what is at fault; `amounts` are of the award. */
const isOf = (name: string, field: string): boolean =>
  fieldOfColumn(name) === (field === 'amounts' ? 'award' : field)

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** The row with what was put right; what was no text stays none where the new value can be read so. */
export function putRight(found: FoundRow, changes: Readonly<Record<string, string>>): Values {
  const values = valuesOf(found)
  const changed = Object.entries(changes).map(([name, text]) => {
    const before = values[name]
    return [name, typeof before === 'string' ? text : fromText(text, before)] as const
  })
  return { ...values, ...Object.fromEntries(changed) }
}

const fromText = (text: string, before: unknown): unknown => {
  if (before === null || before === undefined) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
