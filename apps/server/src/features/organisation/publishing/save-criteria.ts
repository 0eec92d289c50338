import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { saveCriteria as saveCall } from '@laurel/contract/publishing'
import type { Clause, Criteria } from '@laurel/matching/criteria'
import { canonicalJson } from '@laurel/matching/canonical-json'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import type { Transaction } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { storeReadings } from '../../catalogue/storing/store-readings.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { openScholarship } from './open-scholarship.ts'
import { recordSave } from './save-draft.ts'
import { canRewrite } from '@laurel/contract/round-states'

/** Saves who a draft is for. From then on its criteria are stated, whatever an import had read. */
export function saveCriteria(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
  { version: base, reasons, ...body }: BodyOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const criteria = readCriteria(body.criteria)
  return transact(db, async (tx) => {
    const now = clock.now()
    const opened = await openScholarship(tx, member, now, base)
    if (!canRewrite(opened.state)) throw new CallFailure('SCHOLARSHIP_MOVED_ON')
    await writeCriteria(tx, member.scholarshipId, { criteria, reasons }, now)
    if (body.suggestions !== undefined)
      await tx
        .update(scholarships)
        .set({ suggestedCriteria: leftOf(opened.row.suggestedCriteria, body.suggestions) })
        .where(eq(scholarships.id, member.scholarshipId))
    return recordSave(tx, opened, { ...opened.content, criteria, reasons }, now)
  })
}

/** Criteria as the engine takes them; else every problem at its place. */
export function readCriteria(input: unknown): Criteria {
  const parsed = parseCriteria(input, FACTS)
  if ('criteria' in parsed) return parsed.criteria
  const fields = parsed.problems.map(({ path, problem }) => [`criteria.${path}`, problem] as const)
  throw new CallFailure('VALIDATION_FAILED', { fields: Object.fromEntries(fields.toReversed()) })
}

export async function writeCriteria(
  tx: Transaction,
  id: string,
  { criteria, reasons }: { criteria: Criteria; reasons: Record<string, string> },
  now: Date,
): Promise<void> {
  const stated = { criteria, criteriaReasons: reasons, known: 'stated', updatedAt: now } as const
  // What was read of its texts is not asked of anybody any more.
  await storeReadings(tx, [{ id, reading: undefined }])
  await tx
    .update(scholarships)
    .set({ ...stated, unreadSentences: [] })
    .where(eq(scholarships.id, id))
}

/** Of the suggestions that there are, those that are still open; nobody adds any. */
function leftOf(present: Criteria | null, open: Criteria | null): Criteria | null {
  const wanted = new Set((open?.all ?? []).map(asText))
  const all = (present?.all ?? []).filter((clause) => wanted.has(asText(clause)))
  return all.length === 0 ? null : { all }
}

const asText = (clause: Clause): string => canonicalJson(clause)
