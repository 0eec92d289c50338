import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { saveAmendment as saveCall } from '@laurel/contract/publishing'
import type { ListingContent } from '@laurel/contract/publishing-shapes'
import { canAmend } from '@laurel/contract/round-states'
import { canonicalJson } from '@laurel/matching/canonical-json'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { amendmentDrafts } from '../../../db/schema/publishing.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { toSafeListing } from './convert-listing.ts'
import { openScholarship, refuseStale, type Opened } from './open-scholarship.ts'
import { readAmendment } from './queries.ts'
import { readCriteria } from './save-criteria.ts'
import { refuseUnkeepable } from './save-draft.ts'

/**
 * Keeps what a published scholarship is to become, as far as it is written. What is the same as what
 * is published is no change any more.
 */
export function saveAmendment(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
  { version, revision, listing, audience }: BodyOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  if (listing) refuseUnkeepable(listing)
  const who = audience && { ...audience, criteria: readCriteria(audience.criteria) }
  return transact(db, async (tx) => {
    const now = clock.now()
    const opened = await openScholarship(tx, member, now, version)
    if (!canAmend(opened.state) || opened.row.status !== 'published')
      throw new CallFailure('SCHOLARSHIP_MOVED_ON')
    const known = await readAmendment(tx, member.scholarshipId)
    if (known.revision !== revision) await refuseStale(tx, member, now)
    const content = {
      ...(known.content ?? opened.content),
      ...(listing && { listing: toSafeListing(listing) }),
      ...who,
    }
    const isChange = canonicalJson(content) !== canonicalJson(opened.content)
    const next = { revision: known.revision + 1, content: isChange ? content : null }
    const saved = await keepAmendment(tx, opened, next, now)
    if (isChange && known.content === null) await recordBegun(tx, member, now)
    return saved
  })
}

/** Nothing is being written any more, once it is public or called off. */
export async function endAmendment(tx: Transaction, opened: Opened, now: Date): Promise<void> {
  const { revision } = await readAmendment(tx, opened.row.id)
  if (revision > 0) await keepAmendment(tx, opened, { revision: revision + 1, content: null }, now)
}

async function keepAmendment(
  tx: Transaction,
  { member: { userId }, row: { id: scholarshipId } }: Opened,
  next: { revision: number; content: ListingContent | null },
  now: Date,
): Promise<AnswerOf<typeof saveCall>> {
  const saved = { ...next, savedBy: userId, savedAt: now }
  await tx
    .insert(amendmentDrafts)
    .values({ scholarshipId, ...saved })
    .onConflictDoUpdate({ target: amendmentDrafts.scholarshipId, set: saved })
  return { revision: saved.revision, savedAt: now.toISOString() }
}

const recordBegun = (
  tx: Transaction,
  { scholarshipId, organisationId, userId }: ScholarshipMember,
  now: Date,
): Promise<void> =>
  recordAudit(
    tx,
    [{ organisationId, actorId: userId, action: 'begin_amendment', scholarshipId }],
    now,
  )
