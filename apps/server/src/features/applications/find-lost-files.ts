import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Transaction } from '../../db/database.ts'
import type { OwnApplicantId } from '../../http/session.ts'
import { ownFileOf } from '../files/queries.ts'
import type { RequirementRow } from '../scholarships/queries.ts'

/**
 * The requirements whose file was deleted after it was given as an answer. The other files cannot
 * be deleted before the transaction ends.
 */
export async function findLostFiles(
  tx: Transaction,
  applicantId: OwnApplicantId,
  asked: readonly RequirementRow[],
  values: ReadonlyMap<string, FieldValue>,
): Promise<Set<string>> {
  const lost = new Set<string>()
  for (const { id, dataType } of asked) {
    const value = values.get(id)
    if (dataType !== 'file' || typeof value !== 'string' || value === '') continue
    if ((await ownFileOf(tx, applicantId, value)) !== 'own') lost.add(id)
  }
  return lost
}
