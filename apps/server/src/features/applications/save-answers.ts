import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import { ESSAY_FILE } from '@laurel/contract/scholarship-shapes'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { answerHistory, applicationAnswers, applications } from '../../db/schema/applications.ts'
import { sanitiseEssay } from '../../html.ts'
import { CallFailure } from '../../http/failures.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { fileIdOf } from '../files/name-file.ts'
import { ownFileOf } from '../files/queries.ts'
import type { RequirementRow } from '../scholarships/queries.ts'

export interface CheckedAnswer {
  requirementId: string
  /** null takes the answer back. */
  value: FieldValue | null
  baseVersion: number | undefined
}

/** Holds the answers against what the scholarship asks and makes essays safe. */
export async function checkAnswers(
  app: App,
  who: ApplicantSession,
  asked: readonly RequirementRow[],
  inputs: readonly AnswerInput[],
): Promise<CheckedAnswer[]> {
  const byId = new Map(asked.map((requirement) => [requirement.id, requirement]))
  const answers = new Map<string, CheckedAnswer>()
  for (const { requirementId, fieldValue, baseVersion } of inputs) {
    const requirement = byId.get(requirementId)
    if (!requirement)
      throw new CallFailure('UNKNOWN_REQUIREMENT', {
        fields: { [requirementId]: 'This scholarship has no such requirement.' },
      })
    const isWriting = isEssayText(requirement, fieldValue)
    if (!isWriting) await refuseForeignFile(app, who, requirement, fieldValue)
    const value = isWriting ? sanitiseEssay(fieldValue) : fieldValue
    answers.set(requirementId, { requirementId, value, baseVersion })
  }
  return [...answers.values()]
}

/** An essay file is text while it is written; as long as it is, it counts as missing. */
function isEssayText(
  { dataType, fieldName }: RequirementRow,
  value: FieldValue | null,
): value is string {
  if (typeof value !== 'string') return false
  if (dataType === 'file') return fieldName === ESSAY_FILE && fileIdOf(value) === undefined
  return dataType === 'editor'
}

async function refuseForeignFile(
  app: App,
  who: ApplicantSession,
  { id, dataType }: RequirementRow,
  value: FieldValue | null,
): Promise<void> {
  if (dataType !== 'file' || value === null || value === '') return
  const isOwn =
    typeof value === 'string' && (await ownFileOf(app.db, who.applicantId, value)) === 'own'
  if (!isOwn)
    throw new CallFailure('FOREIGN_FILE', { fields: { [id]: 'Please upload this file again.' } })
}

export interface KeptAnswers {
  values: Map<string, FieldValue>
  versions: Map<string, number>
  /** Answers that were changed elsewhere since they were read; nothing of this write replaced them. */
  stale: { requirementId: string; fieldValue: FieldValue; version: number }[] | undefined
}

/** Keeps answers and their history inside the caller's transaction; a stale one goes to history only. */
export async function saveAnswers(
  tx: Transaction,
  applicationId: string,
  answers: readonly CheckedAnswer[],
  now: Date,
): Promise<KeptAnswers> {
  const rows = await tx
    .select()
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, applicationId))
  const current = new Map(rows.map((row) => [row.requirementId, row]))
  const nextVersion = await readNextVersions(tx, applicationId)
  const stale: NonNullable<KeptAnswers['stale']> = []
  const changed: (CheckedAnswer & { value: FieldValue; version: number })[] = []
  const cleared: string[] = []
  for (const answer of answers) {
    const { requirementId, value, baseVersion } = answer
    const known = current.get(requirementId)
    if (JSON.stringify(known?.value ?? null) === JSON.stringify(value)) continue
    if (known && baseVersion !== undefined && baseVersion !== known.version)
      stale.push({ requirementId, fieldValue: known.value, version: known.version })
    if (value === null) cleared.push(requirementId)
    else changed.push({ ...answer, value, version: nextVersion.get(requirementId) ?? 1 })
  }
  if (changed.length > 0)
    await tx.insert(answerHistory).values(
      changed.map(({ requirementId, value, version }) => ({
        applicationId,
        requirementId,
        value,
        version,
        savedAt: now,
      })),
    )
  if (stale.length > 0) return { ...toKept(rows), stale }
  await writeCurrent(tx, applicationId, changed, cleared, now)
  const after = rows.filter(({ requirementId }) => !cleared.includes(requirementId))
  return { ...toKept([...after, ...changed]), stale: undefined }
}

async function readNextVersions(
  tx: Transaction,
  applicationId: string,
): Promise<Map<string, number>> {
  const { requirementId, version } = answerHistory
  const rows = await tx
    .select({ requirementId, next: sql<number>`max(${version}) + 1` })
    .from(answerHistory)
    .where(eq(answerHistory.applicationId, applicationId))
    .groupBy(requirementId)
  return new Map(rows.map((row) => [row.requirementId, row.next]))
}

async function writeCurrent(
  tx: Transaction,
  applicationId: string,
  changed: readonly { requirementId: string; value: FieldValue; version: number }[],
  cleared: readonly string[],
  now: Date,
): Promise<void> {
  for (const { requirementId, value, version } of changed)
    await tx
      .insert(applicationAnswers)
      .values({ applicationId, requirementId, value, version, updatedAt: now })
      .onConflictDoUpdate({
        target: [applicationAnswers.applicationId, applicationAnswers.requirementId],
        set: { value, version, updatedAt: now },
      })
  if (cleared.length > 0)
    await tx
      .delete(applicationAnswers)
      .where(
        and(
          eq(applicationAnswers.applicationId, applicationId),
          inArray(applicationAnswers.requirementId, [...cleared]),
        ),
      )
  if (changed.length + cleared.length > 0)
    await tx
      .update(applications)
      .set({ version: sql`${applications.version} + 1`, updatedAt: now })
      .where(eq(applications.id, applicationId))
}

function toKept(rows: readonly { requirementId: string; value: FieldValue; version: number }[]) {
  return {
    values: new Map(rows.map((row) => [row.requirementId, row.value])),
    versions: new Map(rows.map((row) => [row.requirementId, row.version])),
  }
}
