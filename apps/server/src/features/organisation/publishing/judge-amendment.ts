import type { amendScholarship } from '@laurel/contract/publishing'
import type { BodyOf } from '@laurel/contract/define-call'
import type { ListingContent } from '@laurel/contract/publishing-shapes'
import { canAmend } from '@laurel/contract/round-states'
import { findAmendmentProblems } from '@laurel/contract/words/find-amendment-problems'
import { listChanges, type ListingChange } from '@laurel/contract/words/listing-changes'
import { dayIn } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { openScholarship, type Opened } from './open-scholarship.ts'
import { countConcerned } from './read-concerned.ts'
import { readCriteria } from './save-criteria.ts'
import { refuseUnkeepable } from './save-draft.ts'
import { tellCounts } from './tell-crowd.ts'

export type Amendment = Omit<BodyOf<typeof amendScholarship>, 'words' | 'revision'>

export interface Judged {
  opened: Opened
  /** What is to stand there. */
  proposed: ListingContent
  changes: ListingChange[]
  /** What would take something from somebody, by field. */
  refused: Record<string, string>
  told: ReturnType<typeof tellCounts>
}

/**
 * Holds what is published beside what is to stand there instead. Throws VALIDATION_FAILED,
 * STALE_VERSION, and SCHOLARSHIP_MOVED_ON where nothing can be changed any more.
 */
export async function judgeAmendment(
  tx: Transaction,
  member: ScholarshipMember,
  { version, listing, reasons, ...body }: Amendment,
  now: Date,
): Promise<Judged> {
  refuseUnkeepable(listing)
  const proposed = { listing, criteria: readCriteria(body.criteria), reasons }
  const opened = await openScholarship(tx, member, now, version)
  const { row, state, content } = opened
  if (!canAmend(state) || row.status !== 'published') throw new CallFailure('SCHOLARSHIP_MOVED_ON')
  const concerned = await countConcerned(tx, { scholarshipId: row.id, cycle: row.cycle })
  const today = dayIn(row.timeZone, now)
  const facts = { today, hasApplicants: concerned.begun + concerned.sent > 0 }
  return {
    opened,
    proposed,
    changes: listChanges(content, proposed),
    refused: findAmendmentProblems(content, proposed, facts),
    told: tellCounts(concerned),
  }
}
