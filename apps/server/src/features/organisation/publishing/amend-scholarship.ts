import { canonicalJson } from '@laurel/matching/canonical-json'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { amendScholarship as amendCall } from '@laurel/contract/publishing'
import { changeLine, type ListingChange } from '@laurel/contract/words/listing-changes'
import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import type { Transaction } from '../../../db/database.ts'
import { scholarshipNotices } from '../../../db/schema/publishing.ts'
import { CallFailure } from '../../../http/failures.ts'
import { commitOnce, type OnceKey } from '../../../http/idempotency.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { recordCatalogueChange } from '../../catalogue/matches/record-catalogue-change.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { judgeAmendment, type Judged } from './judge-amendment.ts'
import { refuseStale } from './open-scholarship.ts'
import { readAmendment } from './queries.ts'
import { endAmendment } from './save-amendment.ts'
import { keepFirst, keepVersion } from './keep-version.ts'
import { readVetting } from './queries.ts'
import { writeCriteria } from './save-criteria.ts'
import { writeListing } from './save-draft.ts'
import { tellNotices } from './tell-notices.ts'

type Parts = Pick<App, 'db' | 'clock' | 'matches' | 'background' | 'config' | 'unsubscribeTokens'>
type Saved = AnswerOf<typeof amendCall>

/**
 * Changes what is published, where nobody loses anything by it. What changed is kept beside it for
 * students to read, and whoever saved it, began or sent is told once.
 */
export async function amendScholarship(
  app: Parts,
  member: ScholarshipMember,
  { words, revision, ...amendment }: BodyOf<typeof amendCall>,
  once?: OnceKey,
): Promise<Saved> {
  const { db, clock } = app
  const saved = await commitOnce<Saved>(db, clock, once, (keeper) =>
    transact(db, async (tx) => {
      const now = clock.now()
      const judged = await judgeAmendment(tx, member, amendment, now)
      // What somebody else wrote of it meanwhile is looked at before it is public, or gone.
      if ((await readAmendment(tx, member.scholarshipId)).revision !== revision)
        await refuseStale(tx, member, now)
      refuse(judged)
      if ((await readVetting(tx, member.organisationId)) !== 'verified')
        throw new CallFailure('ORGANISATION_NOT_VERIFIED')
      await write(tx, judged, now)
      const version = await record(tx, judged, words, now)
      await endAmendment(tx, judged.opened, now)
      const answer = { version, savedAt: now.toISOString() }
      await keeper.keep(tx, answer)
      return answer
    }),
  )
  await app.matches.catchUp()
  app.background.startAlone('tell of changed scholarships', () => tellNotices(app))
  return saved
}

function refuse({ changes, refused }: Judged): void {
  if (Object.keys(refused).length > 0)
    throw new CallFailure('AMENDMENT_REFUSED', { fields: refused })
  if (changes.length === 0) throw new CallFailure('NOTHING_CHANGED')
}

/** The round keeps its name, whatever year its last day moved to: its applications stay in it. */
async function write(tx: Transaction, { opened, proposed }: Judged, now: Date): Promise<void> {
  const { row, content } = opened
  const { listing, criteria, reasons } = proposed
  await writeListing(tx, opened, listing, row.cycle, now)
  const isSameFor =
    canonicalJson([criteria, reasons]) === canonicalJson([content.criteria, content.reasons])
  if (!isSameFor) await writeCriteria(tx, row.id, { criteria, reasons }, now)
  await recordCatalogueChange(tx, [row.id])
}

/** The version, what everybody is told, and who did it. */
async function record(
  tx: Transaction,
  { opened, proposed, changes, told }: Judged,
  words: string,
  now: Date,
): Promise<number> {
  const { member, row } = opened
  const base = await keepFirst(tx, opened)
  const { scholarshipId, organisationId, userId } = member
  const kept = { scholarshipId, userId, base, act: 'amended', content: proposed, words } as const
  const { version } = await keepVersion(tx, kept, now)
  const lines = changes.filter(isForStudents).map(changeLine)
  const notice = { id: randomUUID(), scholarshipId, cycle: row.cycle, kind: 'amended' } as const
  if (lines.length > 0)
    await tx.insert(scholarshipNotices).values({ ...notice, lines, words, madeAt: now })
  const details = { version, sent: told.sent }
  const action = 'amend_scholarship'
  const event = { organisationId, actorId: userId, action, scholarshipId, details }
  await recordAudit(tx, [event], now)
  return version
}

/** What there is for all winners together stands on no page of theirs. */
const isForStudents = ({ field }: ListingChange): boolean => field !== 'award.budgetUsd'
