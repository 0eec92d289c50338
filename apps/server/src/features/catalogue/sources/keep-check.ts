import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { listingSources, sourceFindings } from '../../../db/schema/sources.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import type { FetchedPage, PageOutcome } from '../../../integrations/pages/fetch-page.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from '../trust/record-events.ts'
import { isReadable, pageText } from './page-text.ts'
import { addMiss, type Finding, MOST_STEPS, nextCheck } from './rules.ts'

type SourceRow = typeof listingSources.$inferSelect

/** A page that is due, as it was when it was asked for. */
export type Source = Pick<
  SourceRow,
  'scholarshipId' | 'nextAddress' | 'nextHost' | 'etag' | 'lastModified'
>

type Changes = Partial<typeof listingSources.$inferInsert>

const GOES_IN_CIRCLES: Finding = { kind: 'silent', why: 'It leads from page to page.' }

/**
 * Keeps what a request for a page learned: where it leads, that it is there or not, and what changed
 * in it, for the desk.
 */
export const keepCheck = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  asked: Source,
  learned: Finding,
  outcome?: PageOutcome,
): Promise<void> =>
  transact(db, async (tx) => {
    const now = clock.now()
    const { scholarshipId } = asked
    const isListing = eq(listingSources.scholarshipId, scholarshipId)
    const [row] = await tx.select().from(listingSources).where(isListing).for('update')
    // Meanwhile the listing got another page, or another process was quicker.
    if (row?.nextAddress !== asked.nextAddress) return
    const finding = learned.kind === 'moved' && row.steps >= MOST_STEPS ? GOES_IN_CIRCLES : learned
    if (finding.kind === 'moved') {
      const { hostname } = new URL(finding.to)
      const next = { nextAddress: finding.to, nextHost: hostname, steps: row.steps + 1 }
      await tx.update(listingSources).set(next).where(isListing)
      return
    }
    const page = outcome && 'body' in outcome ? outcome : undefined
    const changes = { ...learnedOf(finding, row, now), ...(page && readOf(finding, page)) }
    await tx
      .update(listingSources)
      .set({
        nextAddress: row.address,
        nextHost: new URL(row.address).hostname,
        steps: 0,
        checkedAt: now,
        problem: finding.kind === 'silent' ? finding.why : null,
        dueAt: nextCheck(finding.kind, await readListing(tx, scholarshipId), now),
        ...changes,
        ...(isChanged(row, changes) && { changedAt: now }),
      })
      .where(isListing)
    await tellDesk(tx, row, changes, now)
  })

async function readListing(tx: Transaction, id: string) {
  const [listing] = await tx
    .select({
      closesAt: scholarships.closesAt,
      followers: sql<number>`((select count(*) from saved_scholarships where scholarship_id = ${id})
        + (select count(*) from applications where scholarship_id = ${id}))::int`,
    })
    .from(scholarships)
    .where(eq(scholarships.id, id))
  return listing ?? { closesAt: null, followers: 0 }
}

/** Whether the page is there. */
function learnedOf({ kind }: Finding, row: SourceRow, now: Date): Changes {
  if (kind === 'there' || kind === 'unchanged')
    return { readAt: now, missedAt: [], deadSince: null }
  if (kind !== 'missing') return {}
  const { missedAt, deadSince } = addMiss(row, now)
  return { missedAt: [...missedAt], deadSince }
}

/** What stands in a page that was sent. */
function readOf({ kind }: Finding, { headers, body }: FetchedPage): Changes {
  if (kind !== 'there') return {}
  const isText = isReadable(headers['content-type'])
  return {
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    text: isText ? pageText(body, headers['content-type']) : '',
    fingerprint: isText ? null : createHash('sha256').update(body).digest('base64url'),
  }
}

const isChanged = (row: SourceRow, { text, fingerprint }: Changes): boolean =>
  row.text !== null && text !== undefined && (text !== row.text || fingerprint !== row.fingerprint)

async function tellDesk(
  tx: Transaction,
  row: SourceRow,
  changes: Changes,
  now: Date,
): Promise<void> {
  const { scholarshipId } = row
  if (isChanged(row, changes)) {
    await recordEvents(tx, [{ scholarshipId, kind: 'pageChanged' }], now)
    await tellChange(tx, row, changes.text ?? '', now)
  }
  const { deadSince } = changes
  const isDead = deadSince === undefined ? row.deadSince !== null : deadSince !== null
  if (isDead === (row.deadSince !== null)) return
  if (isDead)
    await tx
      .insert(sourceFindings)
      .values({ id: randomUUID(), scholarshipId, kind: 'dead', foundAt: now, ...NO_WORDS })
      .onConflictDoNothing()
  else await settle(tx, scholarshipId, 'dead', now)
  await recordEvents(tx, [{ scholarshipId, kind: isDead ? 'pageGone' : 'pageBack' }], now)
  await recordCatalogueChange(tx, [scholarshipId])
}

const NO_WORDS = { before: '', after: '' }

/** Of several changes that nobody looked at, the desk sees what is different from the first one on. */
async function tellChange(tx: Transaction, row: SourceRow, after: string, now: Date) {
  const { scholarshipId } = row
  const [open] = await tx
    .select({ id: sourceFindings.id, before: sourceFindings.before })
    .from(sourceFindings)
    .where(isOpen(scholarshipId, 'changed'))
  if (!open)
    await tx.insert(sourceFindings).values({
      id: randomUUID(),
      scholarshipId,
      kind: 'changed',
      foundAt: now,
      before: row.text ?? '',
      after,
    })
  else if (open.before === after && after !== '') await settle(tx, scholarshipId, 'changed', now)
  else
    await tx
      .update(sourceFindings)
      .set({ after, foundAt: now })
      .where(eq(sourceFindings.id, open.id))
}

type Kind = (typeof sourceFindings.$inferSelect)['kind']

const isOpen = (scholarshipId: string, kind: Kind) =>
  and(
    eq(sourceFindings.scholarshipId, scholarshipId),
    eq(sourceFindings.kind, kind),
    isNull(sourceFindings.settledAt),
  )

const settle = (tx: Transaction, scholarshipId: string, kind: Kind, settledAt: Date) =>
  tx.update(sourceFindings).set({ settledAt }).where(isOpen(scholarshipId, kind))
