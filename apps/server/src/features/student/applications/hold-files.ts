import type { FieldValue } from '@laurel/contract/application-shapes'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { files } from '../../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { fileIdOf } from '../../../file-links.ts'
import type { RequirementRow } from '../../catalogue/scholarships/queries.ts'

export interface HeldFile {
  name: string
  sizeBytes: number
  sha256: string
}

/**
 * The student's own files among the answers, by requirement. None of them can be deleted before
 * the transaction ends; an answer whose file is not here has lost it.
 */
export async function holdFiles(
  tx: Transaction,
  applicantId: OwnApplicantId,
  asked: readonly RequirementRow[],
  values: ReadonlyMap<string, FieldValue>,
): Promise<Map<string, HeldFile>> {
  const linked = asked.flatMap(({ id, dataType }) => {
    const value = dataType === 'file' ? values.get(id) : undefined
    const fileId = typeof value === 'string' ? fileIdOf(value) : undefined
    return fileId === undefined ? [] : [{ requirementId: id, fileId }]
  })
  if (linked.length === 0) return new Map()
  const { id, name, sizeBytes, sha256 } = files
  const ids = linked.map(({ fileId }) => fileId)
  const rows = await tx
    .select({ id, name, sizeBytes, sha256 })
    .from(files)
    .where(and(inArray(id, ids), eq(files.applicantId, applicantId), eq(files.state, 'stored')))
    .for('share')
  const byId = new Map(rows.map(({ id: fileId, ...file }) => [fileId, file]))
  return new Map(
    linked.flatMap(({ requirementId, fileId }) => {
      const file = byId.get(fileId)
      return file ? [[requirementId, file]] : []
    }),
  )
}

/** The answers that still hold: without those whose file was deleted after it was given. */
export function withoutLostFiles(
  asked: readonly RequirementRow[],
  values: ReadonlyMap<string, FieldValue>,
  held: ReadonlyMap<string, HeldFile>,
): Map<string, FieldValue> {
  const left = new Map(values)
  for (const { id, dataType } of asked) if (dataType === 'file' && !held.has(id)) left.delete(id)
  return left
}
