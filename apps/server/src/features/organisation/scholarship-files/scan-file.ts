import { IMPORT_ROWS } from '@laurel/contract/scholarship-files'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { UnreadableFile } from '../../catalogue/parsing/files/file-row.ts'
import { readRows } from '../../catalogue/parsing/files/read-rows.ts'
import { takeTurns } from '../../catalogue/imports/take-turns.ts'

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const refuse = (problem: string): never => {
  throw new CallFailure('VALIDATION_FAILED', { fields: { file: problem } })
}

/**
 * Looks through a file before anything of it is taken: gives the keys of the organisation's
 * scholarships that it names by their ids. Throws VALIDATION_FAILED for a file that cannot be read,
 * holds nothing, or holds more rows than one call takes.
 */
export async function scanFile(
  db: Queryable,
  path: string,
  organisationId: string,
): Promise<Map<string, string>> {
  const ids = new Set<string>()
  let rows = 0
  const takeTurn = takeTurns()
  try {
    for await (const entry of readRows(path)) {
      await takeTurn()
      rows += 1
      if (rows > IMPORT_ROWS)
        refuse(
          `A file may have up to ${IMPORT_ROWS.toLocaleString('en-US')} rows. Please send it in parts.`,
        )
      for (const id of 'problem' in entry ? [] : idsIn(entry.row)) ids.add(id)
    }
  } catch (error) {
    if (error instanceof UnreadableFile) refuse(error.message)
    throw error
  }
  if (rows === 0) refuse('The file has no rows.')
  return readOwnKeys(db, organisationId, [...ids])
}

const idsIn = (row: unknown): string[] =>
  typeof row === 'object' && row !== null
    ? Object.values(row).flatMap((value: unknown) =>
        typeof value === 'string' && ID.test(value.trim()) ? [value.trim().toLowerCase()] : [],
      )
    : []

async function readOwnKeys(db: Queryable, organisationId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ id: scholarships.id, sourceKey: scholarships.sourceKey })
    .from(scholarships)
    .where(and(eq(scholarships.organisationId, organisationId), isAmong(ids)))
  return new Map(rows.map(({ id, sourceKey }) => [id, sourceKey]))
}

/** In one parameter: a file may name more ids than a statement takes parameters. */
const isAmong = (ids: readonly string[]) => sql`${scholarships.id} = any(${sql.param(ids)}::uuid[])`
