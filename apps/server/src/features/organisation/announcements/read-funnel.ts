import type { AnswerOf } from '@laurel/contract/define-call'
import type { readFunnel as funnelCall } from '@laurel/contract/announcements'
import { isWhole } from '@laurel/matching/known'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { decisions } from '../../../db/schema/rounds.ts'
import {
  savedScholarships,
  scholarships,
  seenScholarships,
} from '../../../db/schema/scholarships.ts'
import { countAudience } from '../publishing/count-audience.ts'
import { tellCrowd } from '../publishing/tell-crowd.ts'
import { pickRound, readRounds } from './read-round.ts'

/** How far students came with a round, from being whom it is for to an answer. */
export async function readFunnel(
  app: Pick<App, 'db' | 'clock' | 'matches' | 'background'>,
  scholarshipId: string,
  asked: string | undefined,
): Promise<AnswerOf<typeof funnelCall>> {
  const { db, clock } = app
  const { cycle } = pickRound(await readRounds(db, scholarshipId, clock.now()), asked)
  const [saved] = await db
    .select({ number: count() })
    .from(savedScholarships)
    .where(eq(savedScholarships.scholarshipId, scholarshipId))
  const { status, stage } = applications
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const [applied] = await db
    .select({
      drafts: counted(sql`${status} = 'Draft'`),
      sent: counted(sql`${status} = 'Received'`),
      withdrawn: counted(sql`${stage} = 'withdrawn'`),
      decided: counted(
        sql`${decisions.applicationId} is not null or ${stage} in ('won', 'not_selected')`,
      ),
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .leftJoin(decisions, eq(decisions.applicationId, applications.id))
    .where(and(eq(applications.scholarshipId, scholarshipId), eq(applications.cycle, cycle)))
  const { drafts = 0, sent = 0, withdrawn = 0, decided = 0 } = applied ?? {}
  const unsent = tellCrowd(drafts)
  return {
    cycle,
    ...(await countFitting(app, scholarshipId)),
    ...(await countSeen(db, scholarshipId, cycle)),
    saved: tellCrowd(saved?.number ?? 0),
    begun: unsent === null ? null : sent + unsent,
    sent,
    withdrawn,
    decided,
  }
}

/** Who opened its page in a round, and what led at least 20 of them there. */
async function countSeen(
  db: Queryable,
  scholarshipId: string,
  cycle: string,
): Promise<Pick<AnswerOf<typeof funnelCall>, 'seen' | 'sources'>> {
  const { source } = seenScholarships
  const rows = await db
    .select({ source, number: count() })
    .from(seenScholarships)
    .innerJoin(applicants, eq(applicants.id, seenScholarships.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .where(
      and(eq(seenScholarships.scholarshipId, scholarshipId), eq(seenScholarships.cycle, cycle)),
    )
    .groupBy(source)
    .orderBy(desc(count()), asc(source))
  return {
    seen: tellCrowd(rows.reduce((sum, { number }) => sum + number, 0)),
    sources: rows.flatMap(({ source, number }) => {
      const seen = tellCrowd(number)
      return seen === null ? [] : [{ source, seen }]
    }),
  }
}

/** Whom it fits, as its editor counts them. */
async function countFitting(
  app: Parameters<typeof countAudience>[0],
  scholarshipId: string,
): Promise<Pick<AnswerOf<typeof funnelCall>, 'eligible' | 'possible'>> {
  const { criteria, known, organisationId } = scholarships
  const [row] = await app.db
    .select({ criteria, known, organisationId })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  if (!row) return { eligible: null, possible: null }
  const { eligible, possible } = await countAudience(app, [row.organisationId], row.criteria)
  if (isWhole(row.known)) return { eligible, possible }
  // What nobody has read in full makes nobody eligible.
  const together = (eligible ?? 0) + (possible ?? 0)
  return { eligible: null, possible: together === 0 ? null : together }
}
