import type { FieldValue } from '@laurel/contract/application-shapes'
import { fileRefusal, readLimits } from '@laurel/contract/requirement-limits'
import { gapsOf, problemOf } from '@laurel/contract/requirement-status'
import { type RequirementRow, toRequirement } from '../../catalogue/scholarships/queries.ts'

/** Whether a text still has passages in brackets to fill in, as a person who submits it is asked. */
export const hasGaps = (
  asked: readonly RequirementRow[],
  values: ReadonlyMap<string, FieldValue>,
): boolean => asked.some((row) => gapsOf(toRequirement(row), values.get(row.id)).length > 0)

/** What each requirement still needs before the application can be sent. */
export function missingFields(
  asked: readonly RequirementRow[],
  values: ReadonlyMap<string, FieldValue>,
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const row of asked) {
    const problem = problemOf(toRequirement(row), values.get(row.id))
    if (problem !== undefined) fields[row.id] = problem
  }
  return fields
}

/** What is wrong with the files, by requirement: one from the vault may be too large or of another type. */
export function unfitFiles(
  asked: readonly RequirementRow[],
  files: ReadonlyMap<string, { name: string; sizeBytes: number }>,
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { id, fieldId, limits } of asked) {
    const file = files.get(id)
    const refusal =
      file && fileRefusal({ name: file.name, size: file.sizeBytes }, readLimits(limits, fieldId))
    if (refusal !== undefined) fields[id] = refusal
  }
  return fields
}

/** Whether a round still runs; of an earlier one than the present the deadline has passed. */
export const isBeforeDeadline = (
  cycle: string,
  round: { cycle: string; closesAt: Date | null },
  at: Date,
): boolean => cycle === round.cycle && (round.closesAt === null || at <= round.closesAt)

/** Short enough to be read out on the phone, such as LR-7F3A-19C2. */
export function receiptNumber(applicationId: string): string {
  const digits = applicationId.replaceAll('-', '').slice(0, 8).toUpperCase()
  return `LR-${digits.slice(0, 4)}-${digits.slice(4)}`
}
