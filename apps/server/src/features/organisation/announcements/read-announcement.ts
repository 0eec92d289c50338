import type { Progress } from '@laurel/contract/announcements'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { announcementItems, announcements } from '../../../db/schema/rounds.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { pickRound, readRounds, type Round } from './read-round.ts'

const NOBODY = { won: 0, alternate: 0, finalist: 0, not_selected: 0 }

/** How far the telling of a round is. */
export const readAnnouncement = async (
  db: Queryable,
  scholarshipId: string,
  cycle: string | undefined,
  now: Date,
): Promise<Progress> => readProgress(db, pickRound(await readRounds(db, scholarshipId, now), cycle))

export async function readProgress(
  db: Queryable,
  { scholarshipId, cycle }: Pick<Round, 'scholarshipId' | 'cycle'>,
): Promise<Progress> {
  const isOfRound = and(
    eq(announcements.scholarshipId, scholarshipId),
    eq(announcements.cycle, cycle),
    // Later ones tell of single awards.
    eq(announcements.ordinal, 1),
  )
  const [made] = await db
    .select({ madeAt: announcements.madeAt, words: announcements.words })
    .from(announcements)
    .where(isOfRound)
  const rows = await db
    .select({
      outcome: announcementItems.outcome,
      number: count(),
      told: sql<number>`count(${announcementItems.toldAt})::int`,
      failed: sql<number>`(count(*) filter (where ${isGivenUp}))::int`,
    })
    .from(announcementItems)
    .innerJoin(announcements, eq(announcements.id, announcementItems.announcementId))
    .leftJoin(outboxEmails, eq(outboxEmails.id, announcementItems.mailId))
    .where(isOfRound)
    .groupBy(announcementItems.outcome)
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  const told = sum((row) => row.told)
  return {
    announcedAt: made?.madeAt.toISOString() ?? null,
    told,
    waiting: sum((row) => row.number) - told,
    failed: sum((row) => row.failed),
    counts: { ...NOBODY, ...Object.fromEntries(rows.map((row) => [row.outcome, row.number])) },
    words: made?.words ?? {},
  }
}

/** The mail server refused it for good, or a day long. */
const isGivenUp = sql`${outboxEmails.sentAt} is null and ${outboxEmails.nextTryAt} is null
  and ${outboxEmails.attempts} > 0`
