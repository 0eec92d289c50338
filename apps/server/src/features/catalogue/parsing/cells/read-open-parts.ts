import { toLine } from './parse-text.ts'

export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const part = (row: Json, name: string): Json => (isJson(row[name]) ? row[name] : {})
export const line = (value: unknown): string => (typeof value === 'string' ? toLine(value) : '')
export const lines = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(line).filter((text) => text !== '') : []
export const amount = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null

// What the data set's editors leave for each other says nothing to a student.
const EDITORIAL =
  /\s*\(auto-found — verify\)\s*$|^verify the current cycle[’']?s? .*$|\s*[—;,-]?\s*\bverify (?:the )?(?:current|open)\b[^.;]*(?:\.|$)/gi
export const note = (value: unknown): string =>
  line(value)
    .replace(EDITORIAL, '')
    .replace(/[\s;,—]+$/, '')
    .trim()
