import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { saveScholarshipDraft as saveCall } from '@laurel/contract/publishing'
import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { isTimeZone } from '../../../days.ts'
import { transact } from '../../../db/transact.ts'
import type { Transaction } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { cycleOf } from '../../catalogue/scholarships/rules.ts'
import { toColumns } from './convert-listing.ts'
import { keepVersion } from './keep-version.ts'
import { openScholarship, type Opened } from './open-scholarship.ts'
import { canRewrite } from '@laurel/contract/round-states'
import { writeRequirements } from './write-requirements.ts'
import { dropOtherRounds, writeRound } from './write-round.ts'

type Saved = AnswerOf<typeof saveCall>

/** Saves a draft as far as it is written: nothing has to be complete before it is published. */
export function saveDraft(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
  { version: base, listing }: BodyOf<typeof saveCall>,
): Promise<Saved> {
  refuseUnkeepable(listing)
  return transact(db, async (tx) => {
    const now = clock.now()
    const opened = await openScholarship(tx, member, now, base)
    if (!canRewrite(opened.state)) throw new CallFailure('SCHOLARSHIP_MOVED_ON')
    await writeListing(tx, opened, listing, cycleOf(listing.deadline.date), now)
    return recordSave(tx, opened, { ...opened.content, listing }, now)
  })
}

export function refuseUnkeepable({ deadline }: WrittenListing): void {
  if (!isTimeZone(deadline.timeZone))
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { 'listing.deadline.timeZone': 'Please choose a time zone.' },
    })
}

/** Writes a scholarship, what it asks to send and its round as they were written. */
export async function writeListing(
  tx: Transaction,
  { member: { scholarshipId }, row, asked }: Opened,
  listing: WrittenListing,
  cycle: string,
  now: Date,
): Promise<void> {
  await tx
    .update(scholarships)
    .set({ ...toColumns(listing, row), cycle, updatedAt: now })
    .where(eq(scholarships.id, scholarshipId))
  await writeRequirements(tx, scholarshipId, listing.requirements, asked, now)
  if (cycle !== row.cycle) await dropOtherRounds(tx, { scholarshipId, cycle })
  await writeRound(tx, { scholarshipId, cycle }, listing, now)
}

/** Keeps a version of a draft, and tells of it where somebody began one. */
export async function recordSave(
  tx: Transaction,
  { member, version: base }: Opened,
  content: Opened['content'],
  now: Date,
): Promise<Saved> {
  const { scholarshipId, userId, organisationId } = member
  const saved = { scholarshipId, userId, base, act: 'saved', content } as const
  const { version, isNew } = await keepVersion(tx, saved, now)
  const event = { organisationId, actorId: userId, action: 'update_scholarship', scholarshipId }
  if (isNew) await recordAudit(tx, [event], now)
  return { version, savedAt: now.toISOString() }
}
