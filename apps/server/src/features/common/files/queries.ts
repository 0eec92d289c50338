import type { RequirementLimits } from '@laurel/contract/scholarship-shapes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { files } from '../../../db/schema/applications.ts'
import { requirements } from '../../../db/schema/scholarships.ts'
import { fileIdOf, isFileId } from '../../../file-links.ts'

/** What the requirement asks of its file; undefined when there is no such requirement. */
export async function fileRequirement(
  db: Queryable,
  requirementId: string,
): Promise<{ fieldId: string; limits: RequirementLimits } | undefined> {
  const [row] = await db
    .select({ fieldId: requirements.fieldId, limits: requirements.limits })
    .from(requirements)
    .where(and(eq(requirements.id, requirementId), isNull(requirements.removedAt)))
  return row
}

export type StoredFile = Pick<
  typeof files.$inferSelect,
  'id' | 'name' | 'sizeBytes' | 'contentType' | 'isInert' | 'checkedBy'
>

/** A file that may be read by its link; undefined when deleted, unknown or of somebody who must go. */
export async function findStoredFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  if (!isFileId(id)) return undefined
  const { name, sizeBytes, contentType, isInert, checkedBy } = files
  const [row] = await db
    .select({ id: files.id, name, sizeBytes, contentType, isInert, checkedBy })
    .from(files)
    .innerJoin(applicants, eq(applicants.id, files.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(files.id, id), eq(files.state, 'stored'), isNull(users.purgeAfter)))
  return row
}

/**
 * Whose file an answer links to. Inside a transaction the file cannot be deleted before that
 * transaction ends, so what a submission holds stays readable.
 */
export async function ownFileOf(
  db: Queryable,
  applicantId: string,
  fieldValue: string,
): Promise<'own' | 'foreign' | 'not a file link'> {
  const id = fileIdOf(fieldValue)
  if (id === undefined) return 'not a file link'
  const [row] = await db
    .select({ applicantId: files.applicantId })
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, 'stored')))
    .for('share')
  return row?.applicantId === applicantId ? 'own' : 'foreign'
}
