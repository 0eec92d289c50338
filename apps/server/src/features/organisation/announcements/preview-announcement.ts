import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import {
  PREVIEWS_LIMIT,
  type Decided,
  type previewAnnouncement as previewCall,
} from '@laurel/contract/announcements'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { decisions } from '../../../db/schema/rounds.ts'
import { CallFailure } from '../../../http/failures.ts'
import { readDecisions, versionOf } from './decisions.ts'
import { outcomeEmail } from './emails.ts'
import { isInRound, pickRound, readRounds, type Round } from './read-round.ts'
import { refusalToDecide } from '@laurel/contract/round-states'

/** The mails that an announcement would write now; nothing is kept. */
export async function previewAnnouncement(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  scholarshipId: string,
  cycle: string | undefined,
  { words, outcome, offset }: BodyOf<typeof previewCall>,
): Promise<AnswerOf<typeof previewCall>> {
  const round = pickRound(await readRounds(db, scholarshipId, clock.now()), cycle)
  const refusal = refusalToDecide(round.state)
  if (refusal) throw new CallFailure(refusal)
  const { title, sponsor } = round
  const [decided, counts, people] = await Promise.all([
    readDecisions(db, round),
    countOutcomes(db, round),
    readPeople(db, round, outcome, offset),
  ])
  return {
    version: versionOf(decided),
    counts,
    mails: people.map(({ recipient, ...person }) => ({
      applicationId: person.applicationId,
      recipient,
      ...outcomeEmail({ ...person, outcome, title, sponsor, words: words[outcome] }, config),
    })),
  }
}

/** Whoever nobody decided on is not selected. */
const decided = sql<Decided>`coalesce(${decisions.outcome}, 'not_selected')`

const NOBODY = { won: 0, alternate: 0, finalist: 0, not_selected: 0 }

async function countOutcomes(db: Queryable, { scholarshipId, cycle }: Round) {
  const rows = await db
    .select({ outcome: decided, number: count() })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(decisions, eq(decisions.applicationId, applications.id))
    .where(isInRound(scholarshipId, cycle))
    .groupBy(decided)
  return { ...NOBODY, ...Object.fromEntries(rows.map((row) => [row.outcome, row.number])) }
}

function readPeople(
  db: Queryable,
  { scholarshipId, cycle, usualUsd }: Round,
  outcome: Decided,
  offset: number,
) {
  return db
    .select({
      applicationId: applications.id,
      recipient: users.email,
      firstName: users.firstName,
      amountUsd: amountOf(outcome, usualUsd),
      place: decisions.place,
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(decisions, eq(decisions.applicationId, applications.id))
    .where(and(isInRound(scholarshipId, cycle), eq(decided, outcome)))
    .orderBy(asc(decisions.place), asc(applications.id))
    .limit(PREVIEWS_LIMIT)
    .offset(offset)
}

/** What a winner is told to receive: what was placed, else the usual amount. */
const amountOf = (outcome: Decided, usualUsd: number | null) =>
  outcome === 'won'
    ? sql<number | null>`coalesce(${decisions.amountUsd}, ${usualUsd}::double precision)`
    : sql<number | null>`null::double precision`
