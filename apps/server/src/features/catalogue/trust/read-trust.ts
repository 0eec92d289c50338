import type { Trust } from '@laurel/contract/trust-shapes'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { listingEvents } from '../../../db/schema/listings.ts'
import { organisationProfiles } from '../../../db/schema/organisations.ts'
import { scholarshipNotices } from '../../../db/schema/publishing.ts'
import type { scholarships } from '../../../db/schema/scholarships.ts'
import { listingSources } from '../../../db/schema/sources.ts'

type Listing = Pick<typeof scholarships.$inferSelect, 'id' | 'organisationId'>

/** Of a longer history the end. */
const MOST_EVENTS = 50

/** Why a listing can be relied on, and what happened to it. */
export async function readTrust(db: Queryable, { id, organisationId }: Listing): Promise<Trust> {
  const { readAt, changedAt, missedAt, deadSince } = listingSources
  const { vetting, selection, payer } = organisationProfiles
  const [[source], [profile], events] = await Promise.all([
    // Its text may be long, and nobody reads that here.
    db
      .select({ readAt, changedAt, missedAt, deadSince })
      .from(listingSources)
      .where(eq(listingSources.scholarshipId, id)),
    db
      .select({ vetting, selection, payer })
      .from(organisationProfiles)
      .where(eq(organisationProfiles.organisationId, organisationId)),
    readHistory(db, id),
  ])
  const reviewed = events.find(({ kind }) => kind === 'reviewed')
  return {
    readAt: source?.readAt?.toISOString() ?? null,
    changedAt: source?.changedAt?.toISOString() ?? null,
    missedAt: source?.deadSince ? source.missedAt : [],
    reviewedAt: reviewed?.at ?? null,
    isVerified: profile?.vetting === 'verified',
    selection: profile?.selection || null,
    payer: profile?.payer || null,
    history: events,
  }
}

async function readHistory(db: Queryable, id: string): Promise<Trust['history']> {
  const { kind, happenedAt, lines } = listingEvents
  const { madeAt } = scholarshipNotices
  const [events, notices] = await Promise.all([
    db
      .select({ at: happenedAt, kind, lines })
      .from(listingEvents)
      .where(eq(listingEvents.scholarshipId, id))
      .orderBy(desc(happenedAt))
      .limit(MOST_EVENTS),
    db
      .select({ at: madeAt, kind: scholarshipNotices.kind, lines: scholarshipNotices.lines })
      .from(scholarshipNotices)
      .where(eq(scholarshipNotices.scholarshipId, id))
      .orderBy(desc(madeAt))
      .limit(MOST_EVENTS),
  ])
  const amended = notices.flatMap((notice) =>
    notice.kind === 'amended' ? [{ ...notice, kind: 'amended' as const }] : [],
  )
  return [...events, ...amended]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .filter((event, at, all) => !isSaidAgain(event, all[at - 1]))
    .slice(0, MOST_EVENTS)
    .map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}

interface Happened {
  at: Date
  kind: string
  lines: readonly string[]
}

/** Whoever decides ten clauses looked at the listing once that day. */
const isSaidAgain = (event: Happened, later: Happened | undefined): boolean =>
  later?.kind === event.kind &&
  event.lines.length === 0 &&
  later.at.toISOString().slice(0, 10) === event.at.toISOString().slice(0, 10)
