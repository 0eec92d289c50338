import type { FieldValue } from '@laurel/contract/application-shapes'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { answerHistory, applicationAnswers, applications } from '../../../db/schema/applications.ts'
import { essayEdits } from '../../../db/schema/essays.ts'
import { forgetAnswerSources, recordAnswerSources } from '../answers/record-answer-sources.ts'
import {
  recordEssays,
  type EssayChange,
  type EssayOwner,
  type NewEditRow,
} from '../essays/record-essays.ts'
import { isEssayText, isWritten } from '../essays/rules.ts'
import type { RequirementRow } from '../../catalogue/scholarships/queries.ts'
import type { CheckedAnswer } from './check-answers.ts'
import type { OpenApplication } from './open-application.ts'

export interface StaleAnswer {
  requirementId: string
  fieldValue: FieldValue
  version: number
}

interface KeptAnswer {
  requirementId: string
  /** null: taken back; only its history is left. */
  value: FieldValue | null
  version: number
  nextVersion: number
}

/** The answers of an application with the version that a change of each will have. */
export async function readKeptAnswers(
  tx: Transaction,
  application: OpenApplication,
): Promise<KeptAnswer[]> {
  if (application.isNew) return []
  const { applicationId, requirementId, value, version } = applicationAnswers
  return tx
    .select({
      requirementId: answerHistory.requirementId,
      value: sql<FieldValue | null>`(array_agg(${value}) filter (where ${value} is not null))[1]`,
      version: sql<number>`coalesce(max(${version}), 0)`,
      nextVersion: sql<number>`max(${answerHistory.version}) + 1`,
    })
    .from(answerHistory)
    .leftJoin(
      applicationAnswers,
      and(
        eq(applicationId, answerHistory.applicationId),
        eq(requirementId, answerHistory.requirementId),
      ),
    )
    .where(eq(answerHistory.applicationId, application.id))
    .groupBy(answerHistory.requirementId)
}

/** What an application holds once answers are written over those it has. */
export interface MergedAnswers {
  values: Map<string, FieldValue>
  versions: Map<string, number>
  changed: { requirementId: string; value: FieldValue; version: number }[]
  cleared: string[]
  /** The answers that say where they were taken from. */
  taken: Pick<CheckedAnswer, 'requirementId' | 'source'>[]
  /** The essays among what changed or was cleared. */
  essays: EssayChange[]
  /** Answers that were changed elsewhere since they were read: nothing of this write replaces any. */
  stale: StaleAnswer[]
}

/** Works out what is to be written; a stale answer goes to the history only. */
export function mergeAnswers(
  kept: readonly KeptAnswer[],
  answers: readonly CheckedAnswer[],
  asked: readonly RequirementRow[],
): MergedAnswers {
  const known = new Map(kept.map((row) => [row.requirementId, row]))
  const written = new Map(asked.filter(isWritten).map((each) => [each.id, each]))
  const merged = { ...toMaps(kept), ...NOTHING_MERGED() }
  for (const answer of answers) {
    const { requirementId, value, baseVersion, source } = answer
    if (source && value !== null) merged.taken.push({ requirementId, source })
    const row = known.get(requirementId)
    const current = row?.value ?? null
    if (JSON.stringify(current) === JSON.stringify(value)) continue
    if (row && current !== null && baseVersion !== undefined && baseVersion !== row.version)
      merged.stale.push({ requirementId, fieldValue: current, version: row.version })
    const version = row?.nextVersion ?? 1
    if (value === null) merged.cleared.push(requirementId)
    else merged.changed.push({ requirementId, value, version })
    const essay = written.get(requirementId)
    if (essay) merged.essays.push(essayChange(essay, row, answer, version))
  }
  if (merged.stale.length > 0) return merged
  for (const requirementId of merged.cleared) {
    merged.values.delete(requirementId)
    merged.versions.delete(requirementId)
  }
  for (const { requirementId, value, version } of merged.changed) {
    merged.values.set(requirementId, value)
    merged.versions.set(requirementId, version)
  }
  return merged
}

const NOTHING_MERGED = (): Omit<MergedAnswers, 'values' | 'versions'> => ({
  changed: [],
  cleared: [],
  taken: [],
  essays: [],
  stale: [],
})

function essayChange(
  essay: RequirementRow,
  kept: KeptAnswer | undefined,
  { value, pastes = [], source, continues }: CheckedAnswer,
  version: number,
): EssayChange {
  const htmlOf = (text: FieldValue | null) => {
    if (text === null) return ''
    return isEssayText(essay, text) ? text : undefined
  }
  const current = kept?.value ?? null
  return {
    requirementId: essay.id,
    before: { html: htmlOf(current), version: current === null ? null : (kept?.version ?? null) },
    after: { html: htmlOf(value), version: value === null ? null : version },
    pastes,
    source,
    continues,
  }
}

function toMaps(kept: readonly KeptAnswer[]) {
  const values = new Map<string, FieldValue>()
  const versions = new Map<string, number>()
  for (const { requirementId, value, version } of kept) {
    if (value === null) continue
    values.set(requirementId, value)
    versions.set(requirementId, version)
  }
  return { values, versions }
}

/**
 * What follows `with` in a statement that keeps changed answers and their history; a stale answer
 * goes to the history only. Its values are those of `changesOf`.
 */
export const KEEPING_CHANGES = sql`
  changed as (
    select * from jsonb_to_recordset(${sql.placeholder('changed')})
      as answer ("requirementId" uuid, version int, value jsonb)
  ), history as (
    insert into ${answerHistory} (application_id, requirement_id, version, value, saved_at)
    select ${sql.placeholder('applicationId')}, "requirementId", version, value,
      ${sql.placeholder('now')}
    from changed
  ), kept as (
    insert into ${applicationAnswers}
      (application_id, requirement_id, version, value, updated_at)
    select ${sql.placeholder('applicationId')}, "requirementId", version, value,
      ${sql.placeholder('now')}
    from changed where not ${sql.placeholder('isStale')}
    on conflict (application_id, requirement_id) do update
    set value = excluded.value, version = excluded.version, updated_at = excluded.updated_at
  ), recorded as (
    insert into ${essayEdits}
      (application_id, requirement_id, ordinal, version, edits, saved_at, seal, size_characters)
    select ${sql.placeholder('applicationId')}, "requirementId", ordinal, version, edits,
      ${sql.placeholder('now')}, seal, "sizeCharacters"
    from jsonb_to_recordset(${sql.placeholder('recorded')}) as edit ("requirementId" uuid,
      ordinal int, version int, edits jsonb, seal text, "sizeCharacters" int)
  )`

export const changesOf = (
  applicationId: string,
  { changed, stale }: MergedAnswers,
  recorded: readonly NewEditRow[],
  now: Date,
) => ({
  applicationId,
  changed: JSON.stringify(changed),
  recorded: JSON.stringify(recorded),
  isStale: stale.length > 0,
  now,
})

/** What to record of the essays that change; nothing of a stale write. */
export const recordChanges = (
  tx: Transaction,
  app: Pick<App, 'essaySeals'>,
  owner: EssayOwner,
  { essays, stale }: MergedAnswers,
  now: Date,
): Promise<NewEditRow[]> => recordEssays(tx, app, owner, stale.length > 0 ? [] : essays, now)

/** Forgets answers that were taken back and notes where the others were taken from. */
export async function keepSources(
  tx: Transaction,
  applicationId: string,
  { cleared, taken, stale }: MergedAnswers,
  now: Date,
): Promise<void> {
  if (stale.length > 0) return
  if (cleared.length > 0)
    await tx
      .delete(applicationAnswers)
      .where(
        and(
          eq(applicationAnswers.applicationId, applicationId),
          inArray(applicationAnswers.requirementId, cleared),
        ),
      )
  await forgetAnswerSources(tx, applicationId, cleared)
  await recordAnswerSources(tx, applicationId, taken, now)
}

const updateDraft = prepareStatement<never, ReturnType<typeof changesOf>>(
  'update draft',
  sql`
    with ${KEEPING_CHANGES}
    update ${applications} set version = version + 1, updated_at = ${sql.placeholder('now')}
    where id = ${sql.placeholder('applicationId')} and not ${sql.placeholder('isStale')}`,
)

/** Keeps answers of an application that stays a draft. */
export async function keepDraft(
  tx: Transaction,
  app: Pick<App, 'essaySeals'>,
  owner: EssayOwner,
  merged: MergedAnswers,
  now: Date,
): Promise<void> {
  const { applicationId } = owner
  if (merged.changed.length + merged.cleared.length > 0) {
    const recorded = await recordChanges(tx, app, owner, merged, now)
    await updateDraft(tx, changesOf(applicationId, merged, recorded, now))
  }
  await keepSources(tx, applicationId, merged, now)
}
