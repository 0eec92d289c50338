/**
 * One row of a file, or why it could not be read as one and what stands there, as far as that can be
 * told. `line` counts from 1; no two rows have the same.
 */
export type FileRow =
  | { line: number; row: unknown }
  | { line: number; problem: string; row?: unknown }

/** A file of which nothing can be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** Longer rows are no scholarships, and would exhaust memory. */
export const ROW_LIMIT_CHARACTERS = 1_000_000
